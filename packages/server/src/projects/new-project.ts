import type { OutputType } from "@photomap/design";
import { type Design, findOpening, findOutputOption, type OutputOption } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { z } from "zod";
import { checkInputs } from "./project-input.ts";

export interface NewProjectRequest {
  readonly designId: string;
  readonly outputType?: OutputType | undefined;
  readonly outputScale?: number | undefined;
  /** By opening id; what is left out of an opening is as if nobody had touched it. */
  readonly inputs?: unknown;
  /** The client's own name for this wish: repeating it makes no second project. */
  readonly requestId?: string | undefined;
}

export interface CheckedProject {
  readonly option: OutputOption;
  readonly inputs: Inputs;
  readonly requestId: string | null;
}

const requestIdSchema = z.uuid().optional();
const givenInputsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** What a project starts with, judged by what its design can become; or a named reason. */
export function checkNewProject(
  request: NewProjectRequest,
  design: Design,
  identity: string,
): CheckedProject | { problem: string } {
  const option = findOutputOption(design, request.outputType, request.outputScale);
  if (option === undefined) return { problem: "This design is not made in this form." };
  const requestId = requestIdSchema.safeParse(request.requestId);
  if (!requestId.success) return { problem: "The name of the request is no UUID." };
  const given = givenInputsSchema.safeParse(request.inputs ?? {});
  if (!given.success) return { problem: "The inputs are not a list of openings." };
  const checked = checkInputs(completeInputs(given.data), design, identity);
  if ("problem" in checked) return checked;
  const fixed = findFixedOpening(checked.inputs, design, option);
  if (fixed !== undefined) return { problem: `The opening ${fixed} is part of the map.` };
  return { option, inputs: checked.inputs, requestId: requestId.data ?? null };
}

function completeInputs(given: z.infer<typeof givenInputsSchema>): Record<string, unknown> {
  const untouched = { type: "OPENING", images: [], modifiedAt: new Date().toISOString() };
  return Object.fromEntries(
    Object.entries(given).map(([id, input]) => [id, Object.assign({}, untouched, input)]),
  );
}

/** An opening that is switched although neither the design nor the product leaves the choice. */
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
