import { z } from "zod";
import { scrubText } from "../../telemetry/scrub-text.ts";
import { textField } from "./fields.ts";

/** A readable answer, successful or not. */
export interface WalgreensResponse {
  readonly body: Readonly<Record<string, unknown>>;
  /** The code of the error; "" without an error. */
  readonly code: string;
  readonly message: string;
  /** Whether the answer doesn't say otherwise; some answers have no status. */
  readonly isSuccess: boolean;
}

const bodySchema = z.record(z.string(), z.unknown());

/** The fields of an error, whose names differ between the gateway and the services behind it. */
const errorFields = z.object({
  status: textField,
  err: textField,
  errCode: textField,
  errDesc: textField,
  errMsg: textField,
});

/** Reads an answer; undefined unless it is a JSON object. */
export function parseWalgreensResponse(json: string): WalgreensResponse | undefined {
  const body = bodySchema.safeParse(parseJson(json)).data;
  if (body === undefined) return undefined;
  const { status, err, errCode, errDesc, errMsg } = errorFields.parse(body);
  const code = [err, errCode].find((value) => value !== "" && value !== "0") ?? "";
  return {
    body,
    code: cleanCode(code),
    message: cleanMessage(errDesc || errMsg),
    isSuccess: code === "" && ["", "success"].includes(status.toLowerCase()),
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const MAX_CODE_LENGTH = 32;
const MAX_MESSAGE_LENGTH = 200;

function cleanCode(code: string): string {
  return code.replaceAll(/[^\w.-]+/g, "-").slice(0, MAX_CODE_LENGTH);
}

/**
 * Cleans a message for the customer: one line of plain text without markup, addresses and what
 * identifies a person.
 */
function cleanMessage(message: string): string {
  const plain = message
    .slice(0, 10 * MAX_MESSAGE_LENGTH)
    .replaceAll(/<[^>]*>?/g, " ")
    .replaceAll(/\bhttps?:\S+/gi, " ")
    .replaceAll(/[\p{C}\s]+/gu, " ");
  return scrubText(plain).trim().slice(0, MAX_MESSAGE_LENGTH);
}
