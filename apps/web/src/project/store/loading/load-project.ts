import { execute, NetworkError } from "../../../platform/api/execute.ts";
import { GetFileWithDesignDocument } from "../../../platform/api/generated/graphql.ts";
import { prepareBrowserStore } from "../browser-store.ts";
import { findGuestProject, isGuestProjectId } from "../guests/guest-projects.ts";
import { toServerCopy } from "../project-remote.ts";
import { loadDesign } from "./load-design.ts";
import type { LoadedProject } from "./loaded-project.ts";

interface EarlyProject {
  readonly id: string;
  readonly project: Promise<LoadedProject | undefined>;
}

/** How long to wait for the server when this browser has the project. */
const MAX_WAIT_MS = 4_000;

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

/** Resolves to undefined when the project does not exist or the viewer has no access. */
export function loadProject(id: string): Promise<LoadedProject | undefined> {
  const started = early;
  early = undefined;
  if (started?.id === id) return started.project;
  return isGuestProjectId(id) ? loadGuestProject(id) : loadAccountProject(id);
}

async function loadAccountProject(id: string): Promise<LoadedProject | undefined> {
  const requested = requestProject(id);
  const found = await Promise.race([requested.catch(ignoreLostConnection), waitForServer()]);
  if (found !== "unanswered") return found;
  const { loadKeptProject } = await import("./kept-projects.ts");
  return (await loadKeptProject(id).catch(() => undefined)) ?? requested;
}

function waitForServer(): Promise<"unanswered"> {
  return new Promise((resolve) => setTimeout(() => resolve("unanswered"), MAX_WAIT_MS));
}

function ignoreLostConnection(error: unknown): "unanswered" {
  if (error instanceof NetworkError) return "unanswered";
  throw error;
}

async function requestProject(id: string): Promise<LoadedProject | undefined> {
  const { file: project, account } = await execute(GetFileWithDesignDocument, { id });
  if (!project) return undefined;
  return {
    id,
    design: await loadDesign(project.design.id),
    isGuest: false,
    brand: project.businessId,
    server: toServerCopy(project),
    identity: account?.identity,
    photos: { bucket: project.photoBucket, signatures: project.photoSignatures },
  };
}

/** Loads the content without its design; undefined when the viewer no longer has access. */
export async function loadCurrentContent(
  id: string,
): Promise<Pick<LoadedProject, "server" | "photos"> | undefined> {
  const { file: project } = await execute(GetFileWithDesignDocument, { id });
  if (!project) return undefined;
  const photos = { bucket: project.photoBucket, signatures: project.photoSignatures };
  return { server: toServerCopy(project), photos };
}

async function loadGuestProject(id: string): Promise<LoadedProject | undefined> {
  const project = await findGuestProject(id);
  if (project === undefined) return undefined;
  const { designId, createdAt, updatedAt, content } = project;
  return {
    id,
    design: await loadDesign(designId),
    isGuest: true,
    brand: undefined,
    identity: undefined,
    server: { id, viewerPolicy: "OWNER", grants: [], createdAt, updatedAt, content },
    photos: { bucket: "", signatures: {} },
  };
}
