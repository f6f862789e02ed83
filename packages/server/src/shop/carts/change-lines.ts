import { randomUUID } from "node:crypto";
import {
  type CartChange,
  type CustomAttribute,
  changeCart,
  type NewCartLine,
} from "@photomap/commerce";
import type { CartContent, CheckoutProblem } from "./cart.types.ts";
import type { CartChangeResult } from "./cart-change.service.ts";
import { createMapAttributes, joinAttributes, listServerAttributes } from "./line-attributes.ts";
import { findChangeProblems } from "./line-problems.ts";
import { splitStickerLines } from "./sticker-lines.ts";

/** Applies the whole change or nothing. */
export function changeLines(
  content: CartContent,
  requested: CartChange,
  viewerId: string | undefined,
): CartChangeResult {
  const change = addServerAttributes(content, requested, viewerId);
  if (change === undefined) return refuseLine({ code: "INVALID" });
  const result = changeCart(content.lines, change, randomUUID);
  if (result.kind === "refused") return refuseLine(result);
  const before = change.type === "replace" ? [] : content.lines;
  const [problem] = findChangeProblems(before, result.lines, content);
  if (problem === undefined) return { kind: "changed", lines: result.lines };
  const { code, message, line } = problem;
  const isKnown = content.lines.some(({ id }) => id === line.id);
  return refuseLine({ code, message, lineId: isKnown ? line.id : undefined });
}

function refuseLine({ code, message, lineId }: CheckoutProblem): CartChangeResult {
  return { kind: "refused", problems: [{ code, message, field: ["lineItems"], lineId }] };
}

/**
 * Adds the server's attributes; returns undefined when a client sets some that only the server
 * writes.
 */
function addServerAttributes(
  content: CartContent,
  change: CartChange,
  viewerId: string | undefined,
): CartChange | undefined {
  switch (change.type) {
    case "add":
    case "replace": {
      const lines = createLines(content, change.lines, viewerId);
      return lines && { ...change, lines };
    }
    case "update": {
      const lines = change.lines.map((line) => {
        if (line.customAttributes === undefined) return line;
        const customAttributes = joinStored(content, line.id, line.customAttributes);
        return customAttributes && { ...line, customAttributes };
      });
      return lines.includes(undefined) ? undefined : { ...change, lines: lines.flatMap(keep) };
    }
    case "split": {
      const customAttributes = joinStored(content, change.lineId, change.customAttributes);
      return customAttributes && { ...change, customAttributes };
    }
    case "remove":
      return change;
  }
}

function createLines(
  content: CartContent,
  requested: readonly NewCartLine[],
  viewerId: string | undefined,
): NewCartLine[] | undefined {
  const split = splitStickerLines(content, requested, viewerId);
  const lines = split?.others.map((line) => {
    const name = content.projects.get(line.projectId ?? "")?.name;
    const customAttributes = joinAttributes(line.customAttributes, createMapAttributes(name));
    return customAttributes && { ...line, customAttributes };
  });
  if (split === undefined || lines === undefined || lines.includes(undefined)) return undefined;
  return [...lines.flatMap(keep), ...split.stickerLines];
}

function keep<Line>(line: Line | undefined): Line[] {
  return line === undefined ? [] : [line];
}

function joinStored(
  { lines }: CartContent,
  lineId: string,
  requested: readonly CustomAttribute[],
): CustomAttribute[] | undefined {
  const stored = lines.find(({ id }) => id === lineId)?.customAttributes ?? [];
  return joinAttributes(requested, listServerAttributes(stored));
}
