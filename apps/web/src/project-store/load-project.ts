import type { BusinessId, Design, DesignEntry } from "@photomap/design";
import { execute } from "../api/execute.ts";
import { GetFileWithDesignDocument } from "../generated/graphql.ts";
import { prepareBrowserStore, type ServerCopy } from "./browser-store.ts";
import { findGuestProject, isGuestProjectId } from "./guest-projects.ts";
import { toServerCopy } from "./project-remote.ts";

export interface LoadedProject {
  readonly id: string;
  readonly design: Design;
  readonly isGuest: boolean;
  readonly businessId: BusinessId | undefined;
  readonly server: ServerCopy;
  /** Of the account that is signed in. */
  readonly identity: string | undefined;
  readonly photos: {
    readonly bucket: string;
    readonly signatures: Readonly<Record<string, string>>;
  };
}

interface EarlyProject {
  readonly id: string;
  readonly project: Promise<LoadedProject | undefined>;
}

/** The project of the page, requested when this module is evaluated: hydration takes longer. */
let early = typeof document === "undefined" ? undefined : requestEarly(location.pathname);

function requestEarly(path: string): EarlyProject | undefined {
  const id = /^\/p\/([0-9A-Za-z]{6})(\/|$)/.exec(path)?.[1];
  if (id === undefined || isGuestProjectId(id)) return undefined;
  void prepareBrowserStore();
  const project = loadAccountProject(id);
  // The route that takes it handles the failure.
  project.catch(() => undefined);
  return { id, project };
}

/** Undefined when the project does not exist or the viewer has no access. */
export function loadProject(id: string): Promise<LoadedProject | undefined> {
  const started = early;
  early = undefined;
  if (started?.id === id) return started.project;
  return isGuestProjectId(id) ? loadGuestProject(id) : loadAccountProject(id);
}

async function loadAccountProject(id: string): Promise<LoadedProject | undefined> {
  const { file, account } = await execute(GetFileWithDesignDocument, { id });
  if (!file) return undefined;
  return {
    id,
    design: await loadDesign(file.design.id),
    isGuest: false,
    businessId: file.businessId === "tbl" ? "tbl" : "pm",
    server: toServerCopy(file),
    identity: account?.identity,
    photos: { bucket: file.photoBucket, signatures: file.photoSignatures },
  };
}

/** The current content without its design; undefined when the viewer has no access any more. */
export async function loadCurrentContent(
  id: string,
): Promise<Pick<LoadedProject, "server" | "photos"> | undefined> {
  const { file } = await execute(GetFileWithDesignDocument, { id });
  if (!file) return undefined;
  const photos = { bucket: file.photoBucket, signatures: file.photoSignatures };
  return { server: toServerCopy(file), photos };
}

async function loadGuestProject(id: string): Promise<LoadedProject | undefined> {
  const project = await findGuestProject(id);
  if (project === undefined) return undefined;
  const { designId, createdAt, updatedAt, content } = project;
  return {
    id,
    design: await loadDesign(designId),
    isGuest: true,
    businessId: undefined,
    identity: undefined,
    server: { id, viewerPolicy: "OWNER", fileAccesses: [], createdAt, updatedAt, content },
    photos: { bucket: "", signatures: {} },
  };
}

export async function loadDesign(id: string): Promise<Design> {
  const design = await findDesign(id);
  if (design === undefined) throw new Error(`The design ${id} is missing`);
  return design;
}

/** Undefined when it does not exist. */
export async function findDesign(id: string): Promise<Design | undefined> {
  const answer = await fetch(`/designs/${encodeURIComponent(id)}.json`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The design ${id} could not be loaded`);
  const design: Design = await answer.json();
  return design;
}

/** The same map in other sizes, smallest first. */
export async function loadOtherSizes({
  id,
  baseId,
}: Pick<Design, "id" | "baseId">): Promise<DesignEntry[]> {
  const answer = await fetch("/designs/index.json");
  if (!answer.ok) throw new Error("The designs could not be loaded");
  const entries: DesignEntry[] = await answer.json();
  return entries
    .filter((entry) => entry.baseId === baseId && entry.id !== id)
    .toSorted((a, b) => a.width - b.width);
}
