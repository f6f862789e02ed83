import { execute } from "../../platform/api/execute.ts";
import {
  GetDesignDocument,
  GetFileWithDesignDocument,
  RenderableFileHeavyDocument,
  SandboxFileDocument,
} from "../../platform/api/generated/graphql.ts";
import type { FieldOption } from "./form-definitions.ts";
import type { RegionChoice } from "./render-form-state.ts";

/** Loads the graphics of a design: its backgrounds. */
export async function loadGraphics(designId: string): Promise<readonly FieldOption[]> {
  const { design } = await execute(GetDesignDocument, { id: designId });
  return (design?.backgroundOptions ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

export interface FileFormChoices {
  /** The file's name, with its design's name if known. */
  readonly title: string;
  readonly regions: readonly RegionChoice[];
}

/** Returns undefined for a missing file; uses the staff query for one without access. */
export async function loadFileFormChoices(id: string): Promise<FileFormChoices | undefined> {
  const [{ file: project }, { file: heavy }] = await Promise.all([
    execute(GetFileWithDesignDocument, { id }),
    execute(RenderableFileHeavyDocument, { id }),
  ]);
  if (!project || !heavy) return loadCustomerFile(id);
  const openings = listOpenings(heavy.design?.features).map(({ id: openingId, name }) => {
    const photoCount = heavy.inputs?.[openingId]?.images.length ?? 0;
    return { id: openingId, name, photoCount };
  });
  const title = project.design ? `${project.name}, ${project.design.name}` : project.name;
  return { title, regions: toRegions(openings) };
}

async function loadCustomerFile(id: string): Promise<FileFormChoices | undefined> {
  const { sandboxFile } = await execute(SandboxFileDocument, { id });
  if (!sandboxFile) return undefined;
  return { title: sandboxFile.name, regions: toRegions(sandboxFile.openings) };
}

/** Loads the submitted suggestions of a file, newest first. */
export async function loadSuggestions(projectId: string): Promise<readonly FieldOption[]> {
  const { sandboxFile } = await execute(SandboxFileDocument, { id: projectId });
  const names = new Map(sandboxFile?.openings.map((opening) => [opening.id, opening.name]));
  return (sandboxFile?.suggestions ?? []).map(({ id, name, openingId }) => ({
    value: id,
    label: `${names.get(openingId) ?? openingId} by ${name}`,
  }));
}

interface Opening {
  readonly id: string;
  readonly name: string;
}

/** Sorts openings by name and adds photo counts to their labels. */
function toRegions(
  openings: readonly (Opening & { readonly photoCount: number })[],
): readonly RegionChoice[] {
  const sorted = openings.toSorted((a, b) => a.name.localeCompare(b.name));
  return sorted.map(({ id, name, photoCount }) => {
    const hasInputs = photoCount > 0;
    const photos = photoCount === 1 ? "1 photo" : `${photoCount} photos`;
    return { value: id, label: hasInputs ? `${name} (${photos})` : name, hasInputs };
  });
}

function listOpenings(features: unknown): readonly Opening[] {
  return Array.isArray(features) ? features.filter(isOpening) : [];
}

function isOpening(feature: unknown): feature is Opening {
  return (
    typeof feature === "object" &&
    feature !== null &&
    "type" in feature &&
    feature.type === "OPENING"
  );
}
