import { type Design, findOutputOption, type OutputType } from "@photomap/design";
import { findFreeName, type ProjectContent } from "@photomap/project";
import {
  ensureSyncState,
  type GuestProject,
  openBrowserStore,
  requireSyncState,
} from "../browser-store.ts";
import { ProjectJournal } from "../project-journal.ts";

const PREFIX = "guest-";

export function isGuestProjectId(id: string): boolean {
  return id.startsWith(PREFIX);
}

export function getGuestProjectId(requestId: string): string {
  return `${PREFIX}${requestId}`;
}

/** Identifies the project in a repeated import. */
export function getImportKey(id: string): string {
  return id.slice(PREFIX.length);
}

export type NewGuestProject = Partial<Omit<ProjectContent, "accessPolicy">> & {
  /** Creating again with the same id returns the same project. */
  readonly requestId: string;
};

/**
 * Creates a project under a name that no other project in this browser has; undefined when the
 * design has no such output option.
 */
export function createGuestProject(
  design: Design,
  options: NewGuestProject,
): Promise<{ id: string; outputType: OutputType } | undefined> {
  // Two tabs that create projects at the same time must not choose the same name.
  return navigator.locks.request(NAMES_LOCK, () => createNamed(design, options));
}

const NAMES_LOCK = "photomap-guest-project-names";

async function createNamed(
  design: Design,
  { requestId, ...overrides }: NewGuestProject,
): Promise<{ id: string; outputType: OutputType } | undefined> {
  const option = findOutputOption(design, overrides.outputType, overrides.outputScale);
  if (option === undefined) return undefined;
  const id = getGuestProjectId(requestId);
  const createdAt = new Date().toISOString();
  const others = (await listGuestProjects()).filter((other) => other.id !== id);
  const content: ProjectContent = {
    backgroundId: null,
    inputs: {},
    ...overrides,
    name: findFreeName(
      overrides.name ?? design.name,
      others.map((other) => other.content.name),
    ),
    outputType: option.type,
    outputScale: option.scale,
    accessPolicy: "PRIVATE",
  };
  const db = await openBrowserStore();
  await ensureSyncState(db, {
    projectId: id,
    origin: content,
    server: {
      id,
      viewerPolicy: "OWNER",
      grants: [],
      createdAt,
      updatedAt: createdAt,
      content,
    },
  });
  const known = await db.get("guestProjects", id);
  if (known === undefined) await db.put("guestProjects", { id, designId: design.id, createdAt });
  return { id, outputType: content.outputType };
}

export interface StoredGuestProject extends GuestProject {
  readonly content: ProjectContent;
  readonly updatedAt: string;
}

export async function findGuestProject(id: string): Promise<StoredGuestProject | undefined> {
  const db = await openBrowserStore();
  const project = await db.get("guestProjects", id);
  if (project === undefined) return undefined;
  const copy = await requireSyncState(db, id);
  const journal = await ProjectJournal.open(db, copy);
  return { ...project, content: journal.state.content, updatedAt: copy.server.updatedAt };
}

/** Lists the projects, the most recently updated first. */
export async function listGuestProjects(): Promise<StoredGuestProject[]> {
  const db = await openBrowserStore();
  const ids = await db.getAllKeys("guestProjects");
  const found = await Promise.all(ids.map(findGuestProject));
  return found
    .filter((project) => project !== undefined)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}

export async function storeGuestPreview(id: string, preview: Blob): Promise<void> {
  const db = await openBrowserStore();
  const transaction = db.transaction("guestProjects", "readwrite");
  const project = await transaction.store.get(id);
  if (project !== undefined) await transaction.store.put({ ...project, preview });
  await transaction.done;
}
