import { openingsOf } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { AccountViewer, Backend, ProjectRow } from "@photomap/server";
import { makeImage, makeInput } from "@photomap/testing";

const DESIGN_ID = "50-states-36x24";

export interface BenchProject {
  readonly owner: AccountViewer;
  readonly project: ProjectRow;
  /** The opening to save. */
  readonly openingId: string;
  readonly photoId: string;
  readonly box: Box;
}

/** Creates a project with this many photos, at most ten in an opening. */
export async function createBenchProject(
  backend: Backend,
  photos: number,
  user = `bench-${photos}`,
): Promise<BenchProject> {
  const email = `${user}@photomap.example`;
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  const owner: AccountViewer = { kind: "account", accountId: id, email, identity: id };
  const design = await backend.designs.find(DESIGN_ID);
  const created = await backend.projects.create(owner, "pm", { designId: DESIGN_ID });
  if (design === undefined || created.kind !== "created") throw new Error(`No design ${DESIGN_ID}`);
  const openings = openingsOf(design).slice(0, Math.ceil(photos / 10));
  const inputs = Object.fromEntries(
    openings.map((opening, i) => [
      opening.id,
      makeInput(
        Array.from({ length: Math.min(10, photos - i * 10) }, () =>
          makeImage(owner.identity, { ...opening.layers.print?.box }),
        ),
      ),
    ]),
  );
  const [first] = openings;
  const box = first?.layers.print?.box;
  const photoId = first && inputs[first.id]?.images[0]?.id;
  if (first === undefined || box === undefined || photoId === undefined) {
    throw new Error("The design has no opening");
  }
  const empty = { owner, project: created.project, openingId: first.id, photoId, box };
  return { ...empty, project: await saveInputs(backend, empty, inputs) };
}

export async function saveInputs(
  backend: Backend,
  { owner, project }: BenchProject,
  inputs: Record<string, unknown>,
): Promise<ProjectRow> {
  const result = await backend.projects.save(owner, {
    projectId: project.id,
    expectedUpdatedAt: project.updatedAt,
    name: project.name,
    outputType: project.outputType,
    outputScale: project.outputScale,
    accessPolicy: "PUBLIC",
    inputs,
  });
  if (result.kind !== "saved") throw new Error(`The save was ${JSON.stringify(result)}`);
  return result.project;
}
