import { type Design, isOutputScale, type OutputType } from "@photomap/design";
import type { AccessPolicy } from "@photomap/project";
import { findBackgroundProblem } from "./new-project.ts";
import type { ProjectChanges } from "./project.repository.ts";
import { NAME_PROBLEM, parseInputs, projectNameSchema } from "./project-input.ts";

export interface SaveRequest {
  readonly projectId: string;
  readonly expectedUpdatedAt: Date;
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly accessPolicy: AccessPolicy;
  readonly backgroundId?: string | null | undefined;
  /** The openings that changed; left out when none did. */
  readonly inputs?: unknown;
}

export function parseSaveRequest(
  request: SaveRequest,
  design: Design,
  identities: readonly string[],
): ProjectChanges | { problem: string } {
  const name = projectNameSchema.safeParse(request.name);
  if (!name.success) return { problem: NAME_PROBLEM };
  if (!design.outputOptions.some(({ type }) => type === request.outputType)) {
    return { problem: "This map isn't available as this product." };
  }
  if (!isOutputScale(request.outputScale)) {
    return { problem: "This map isn't available in this size." };
  }
  const backgroundId = request.backgroundId ?? null;
  const problem = findBackgroundProblem(design, backgroundId);
  if (problem !== undefined) return { problem };
  const checked = parseInputs(request.inputs ?? {}, design, identities);
  if ("problem" in checked) return checked;
  return {
    name: name.data,
    outputType: request.outputType,
    outputScale: request.outputScale,
    accessPolicy: request.accessPolicy,
    backgroundId,
    inputs: checked.inputs,
  };
}
