import { type Design, openingsOf } from "@photomap/design";
import type { AccountViewer, Backend, ProjectRow } from "@photomap/server";
import { makeImage, makeInput } from "@photomap/testing";
import { type BenchProject, saveInputs } from "../bench-project.ts";

const DESIGN_ID = "50-states-36x24";
const OPENINGS = 40;
const OWN_PROJECTS = 10;
const SHARED_PROJECTS = 3;
const DELETED_PROJECTS = 2;

/** The measured project and session, the same in a database of any size. */
export interface Subject {
  readonly token: string;
  /** A public project with 40 openings. */
  readonly bench: BenchProject;
}

export async function createSubject(backend: Backend): Promise<Subject> {
  const design = await backend.designs.find(DESIGN_ID);
  if (design === undefined) throw new Error(`No design ${DESIGN_ID}`);
  const owner = await createOwner(backend, "growth-owner");
  const friend = await createOwner(backend, "growth-friend");
  for (let i = 0; i < SHARED_PROJECTS; i += 1) {
    const { project } = await createProject(backend, friend, design);
    const grant = { projectId: project.id, granteeEmail: owner.email, role: "VIEWER" } as const;
    const added = await backend.grants.add(friend, grant);
    if (added.kind !== "added") throw new Error(`The grant was ${added.kind}`);
  }
  for (let i = 0; i < DELETED_PROJECTS; i += 1) {
    const { project } = await createProject(backend, owner, design);
    await backend.trash.add(owner, project.id);
  }
  for (let i = 1; i < OWN_PROJECTS; i += 1) await createProject(backend, owner, design);
  const bench = await createProject(backend, owner, design);
  const { token } = await backend.sessions.start(owner.accountId);
  return { token, bench: { ...bench, project: await saveInputs(backend, bench, {}) } };
}

async function createOwner(backend: Backend, name: string): Promise<AccountViewer> {
  const email = `${name}@photomap.example`;
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

async function createProject(
  backend: Backend,
  owner: AccountViewer,
  design: Design,
): Promise<BenchProject & { readonly project: ProjectRow }> {
  const openings = openingsOf(design).slice(0, OPENINGS);
  const inputs = Object.fromEntries(
    openings.map(({ id, layers }) => [
      id,
      makeInput([makeImage(owner.identity, { ...layers.print?.box })]),
    ]),
  );
  const created = await backend.projects.create(owner, "pm", { designId: DESIGN_ID, inputs });
  const [first] = openings;
  const photoId = first && inputs[first.id]?.images[0]?.id;
  const box = first?.layers.print?.box;
  if (created.kind !== "created" || photoId === undefined || box === undefined) {
    throw new Error(`The project was ${created.kind}`);
  }
  return { owner, project: created.project, openingId: first?.id ?? "", photoId, box };
}
