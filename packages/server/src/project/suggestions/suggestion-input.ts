import type { Design } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import {
  cleanText,
  MAX_NOTE_LENGTH,
  MAX_SUGGESTER_NAME_LENGTH,
  type SuggestedInput,
} from "@photomap/project";
import { z } from "zod";
import { parseInputs } from "../projects/project.service.ts";

/** The number of suggestions in one request. */
export const MAX_SUGGESTIONS_AT_ONCE = 200;

const inputSchema = z.strictObject({
  type: z.literal("OPENING").exactOptional(),
  images: z.unknown(),
  background: z.unknown().exactOptional(),
  modifiedAt: z.unknown(),
});

/**
 * Checks a suggested input by the same rules as a project's inputs; `identities` are those of the
 * suggester.
 */
export function parseSuggestedInput(
  candidate: unknown,
  openingId: string,
  { design, identities }: { readonly design: Design; readonly identities: readonly string[] },
): { readonly input: SuggestedInput } | { readonly problem: string } {
  const parsed = inputSchema.safeParse(candidate);
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
  const inputs = { [openingId]: { ...parsed.data, type: "OPENING" } };
  const checked = parseInputs(inputs, design, identities);
  if ("problem" in checked) return checked;
  const input = checked.inputs[openingId];
  if (input === undefined) return { problem: `The design has no opening ${openingId}` };
  const { type: _type, ...suggested } = input;
  return { input: suggested };
}

const nameSchema = z
  .string()
  .transform(cleanText)
  .pipe(z.string().min(1).max(MAX_SUGGESTER_NAME_LENGTH));

/** Cleans a note and keeps its line breaks. */
const noteSchema = z
  .string()
  .transform((note) =>
    note
      .split(/\r\n|\r|\n/)
      .map(cleanText)
      .join("\n")
      .trim(),
  )
  .pipe(z.string().max(MAX_NOTE_LENGTH));

/** The name and the note with which suggestions are submitted. */
export interface SuggestionSubmitDetails {
  readonly name: string;
  readonly note: string;
}

export function parseSuggestionSubmitDetails(
  candidate: SuggestionSubmitDetails,
): SuggestionSubmitDetails | { readonly problem: string } {
  const name = nameSchema.safeParse(candidate.name);
  if (!name.success) return { problem: findNameProblem(candidate.name) };
  const note = noteSchema.safeParse(candidate.note);
  if (!note.success) return { problem: `Keep the note to ${MAX_NOTE_LENGTH} characters.` };
  return { name: name.data, note: note.data };
}

function findNameProblem(name: string): string {
  return cleanText(name) === ""
    ? formatMessage(suggestionMessages.nameRequired)
    : `Keep the name to ${MAX_SUGGESTER_NAME_LENGTH} characters.`;
}
