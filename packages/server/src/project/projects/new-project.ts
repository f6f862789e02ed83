import { randomInt } from "node:crypto";
import {
  type Design,
  findBackground,
  findOpening,
  findOutputOption,
  type OutputOption,
  type OutputType,
} from "@photomap/design";
import { formatMessage, mapMessages } from "@photomap/messages";
import type { Inputs } from "@photomap/project";
import { z } from "zod";
import { NAME_PROBLEM, parseInputs, projectNameSchema } from "./project-input.ts";

export interface NewProjectRequest {
  readonly designId: string;
  readonly outputType?: OutputType | undefined;
  readonly outputScale?: number | undefined;
  /** The name; the design's name by default. */
  readonly name?: string | undefined;
  readonly backgroundId?: string | null | undefined;
  /** The inputs by opening id; omitted properties get their defaults. */
  readonly inputs?: unknown;
  /** A UUID of the client: repeating the request creates no second project. */
  readonly requestId?: string | undefined;
}

export interface ValidNewProject {
  readonly name: string;
  readonly option: OutputOption;
  readonly backgroundId: string | null;
  readonly inputs: Inputs;
  readonly requestId: string | null;
}

const requestIdSchema = z.uuid().optional();
const givenInputsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Validates a new project against its design. */
export function parseNewProject(
  request: NewProjectRequest,
  design: Design,
  identities: readonly string[],
): ValidNewProject | { problem: string } {
  const option = findOutputOption(design, request.outputType, request.outputScale);
  if (option === undefined) return { problem: "This map isn't available as this product." };
  const name = projectNameSchema.safeParse(request.name ?? design.name);
  if (!name.success) return { problem: NAME_PROBLEM };
  const backgroundId = request.backgroundId ?? null;
  const problem = findBackgroundProblem(design, backgroundId);
  if (problem !== undefined) return { problem };
  const requestId = requestIdSchema.safeParse(request.requestId);
  if (!requestId.success) return { problem: "The request id isn't a UUID." };
  const given = givenInputsSchema.safeParse(request.inputs ?? {});
  if (!given.success) return { problem: "The inputs are not a list of openings." };
  const checked = parseInputs(completeInputs(given.data), design, identities);
  if ("problem" in checked) return checked;
  const fixed = findFixedOpening(checked.inputs, design, option);
  if (fixed !== undefined)
    return { problem: `The opening ${fixed} can't be included or left out.` };
  return {
    name: name.data,
    option,
    backgroundId,
    inputs: checked.inputs,
    requestId: requestId.data ?? null,
  };
}

/** Finds a problem with a background, which is a graphic of the design that a project chooses. */
export function findBackgroundProblem(design: Design, id: string | null): string | undefined {
  if (id === null || findBackground(design, id) !== undefined) return undefined;
  return formatMessage(mapMessages.unknownGraphic);
}

function completeInputs(given: z.infer<typeof givenInputsSchema>): Record<string, unknown> {
  const untouched = { type: "OPENING", images: [], modifiedAt: new Date().toISOString() };
  return Object.fromEntries(
    Object.entries(given).map(([id, input]) => [id, Object.assign({}, untouched, input)]),
  );
}

/**
 * Finds an opening that is turned on or off although neither the design nor the product allows it.
 */
function findFixedOpening(
  inputs: Inputs,
  design: Design,
  option: OutputOption,
): string | undefined {
  return Object.entries(inputs).find(([id, { enabled }]) => {
    const opening = findOpening(design, id);
    const usual = option.inputs?.[id]?.enabled ?? opening?.enabled;
    return enabled !== undefined && enabled !== usual && !opening?.optional;
  })?.[0];
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PROJECT_ID_LENGTH = 6;

const PROJECT_ID = /^[0-9A-Za-z]{6}$/;

export function isProjectId(text: string): boolean {
  return PROJECT_ID.test(text);
}

/**
 * Creates an id that is short, because users read it to support; access never depends on its
 * secrecy.
 */
export function createProjectId(): string {
  return Array.from({ length: PROJECT_ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    "",
  );
}
