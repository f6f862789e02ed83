import type { BusinessId, Design } from "@photomap/design";
import type { ViewerPolicy } from "@photomap/project";
import { execute } from "../api/execute.ts";
import { GetFileWithDesignDocument } from "../generated/graphql.ts";
import type { ServerCopy } from "./browser-store.ts";
import { findGuestProject, isGuestProjectId } from "./guest-projects.ts";

export interface LoadedProject {
  readonly id: string;
  readonly design: Design;
  readonly viewerPolicy: ViewerPolicy;
  readonly isGuest: boolean;
  readonly businessId: BusinessId | undefined;
  readonly server: ServerCopy;
  readonly photos: {
    readonly bucket: string;
    readonly signatures: Readonly<Record<string, string>>;
  };
}

/** Undefined when the project does not exist or the viewer has no access. */
export function loadProject(id: string): Promise<LoadedProject | undefined> {
  return isGuestProjectId(id) ? loadGuestProject(id) : loadAccountProject(id);
}

async function loadAccountProject(id: string): Promise<LoadedProject | undefined> {
  const { file } = await execute(GetFileWithDesignDocument, { id });
  if (!file) return undefined;
  const { viewerPolicy, updatedAt, inputs, photoBucket, photoSignatures } = file;
  const { name, outputType, outputScale, accessPolicy, backgroundId } = file;
  const details = { name, outputType, outputScale, accessPolicy, backgroundId };
  return {
    id,
    design: await loadDesign(file.design.id),
    viewerPolicy,
    isGuest: false,
    businessId: file.businessId === "tbl" ? "tbl" : "pm",
    server: { updatedAt, content: { ...details, inputs: inputs ?? {} } },
    photos: { bucket: photoBucket, signatures: photoSignatures },
  };
}

async function loadGuestProject(id: string): Promise<LoadedProject | undefined> {
  const project = await findGuestProject(id);
  if (project === undefined) return undefined;
  return {
    id,
    design: await loadDesign(project.designId),
    viewerPolicy: "OWNER",
    isGuest: true,
    businessId: undefined,
    server: { updatedAt: project.updatedAt, content: project.content },
    photos: { bucket: "", signatures: {} },
  };
}

export async function loadDesign(id: string): Promise<Design> {
  const answer = await fetch(`/designs/${id}.json`);
  if (!answer.ok) throw new Error(`The design ${id} could not be loaded`);
  const design: Design = await answer.json();
  return design;
}
