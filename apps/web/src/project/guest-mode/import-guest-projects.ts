import { createCopyName, findChangedInputs } from "@photomap/project";
import { ApiError, execute } from "../../platform/api/execute.ts";
import {
  ImportGuestDataDocument,
  type ImportGuestDataMutation,
} from "../../platform/api/generated/graphql.ts";
import { retry } from "../../platform/network/retry.ts";
import { openBrowserStore } from "../store/browser-store.ts";
import { moveWaitingPhotos } from "../store/chosen-files.ts";
import { createProjectCopy } from "../store/guests/create-project-copy.ts";
import {
  getImportKey,
  listGuestProjects,
  type StoredGuestProject,
} from "../store/guests/guest-projects.ts";
import { keepImportedPreview } from "../store/imported-previews.ts";
import { loadProject } from "../store/loading/load-project.ts";
import { createKeyForOwner, rekeyPhotos } from "../store/rekey-photos.ts";
import { removeGuestProject } from "../store/remove-stored-project.ts";
import {
  fetchKeyPrefix,
  PermitRefusedError,
  UploadRefusedError,
} from "../uploads/upload-permit.ts";
import { uploadQueue } from "../uploads/upload-queue.ts";

export interface ImportProgress {
  readonly step: "asking" | "uploading" | "waiting";
  readonly photosDone: number;
  readonly photosTotal: number;
}

type Report = (progress: ImportProgress) => void;

export type ImportOutcome =
  /** The ids of the new projects by those of the guest's projects. */
  | { readonly kind: "imported"; readonly fileIds: ReadonlyMap<string, string> }
  | { readonly kind: "refused"; readonly reason: string };

type Answer = ImportGuestDataMutation["importGuestData"];

/**
 * Moves this browser's projects to the account: all of them, or the one with the given id. Every
 * step is idempotent: photos keep the last part of their keys, projects their request ids. The
 * local copy is removed at the end.
 */
export async function importGuestProjects(report: Report, onlyId?: string): Promise<ImportOutcome> {
  const stored = await listGuestProjects();
  const projects = stored.filter(({ id }) => onlyId === undefined || id === onlyId);
  const newIds = new Map<string, string>();
  try {
    for (;;) {
      const answer = await retryTemporary(
        () => sendProjects(projects, newIds),
        () => report({ step: "waiting", photosDone: newIds.size, photosTotal: newIds.size }),
      );
      switch (answer.__typename) {
        case "PhotosMissing":
          await uploadPhotos(answer.photoIds, newIds, report);
          break;
        case "ImportGuestDataSuccess":
          return { kind: "imported", fileIds: await finish(projects, newIds, answer.projects) };
        default:
          return { kind: "refused", reason: answer.message };
      }
    }
  } catch (error) {
    if (error instanceof UploadRefusedError) return { kind: "refused", reason: error.message };
    throw error;
  }
}

/** Retries until it succeeds; rejects on an answer that a retry would repeat. */
function retryTemporary<Result>(
  action: () => Promise<Result>,
  onWait: () => void = () => {},
  signal?: AbortSignal,
): Promise<Result> {
  const isTemporary = (error: unknown) =>
    !(error instanceof UploadRefusedError) && !(error instanceof ApiError && !error.isTemporary);
  return retry(action, { firstDelayMs: 500, maxDelayMs: 10_000, isTemporary, onWait, signal });
}

async function sendProjects(
  projects: readonly StoredGuestProject[],
  newIds: ReadonlyMap<string, string>,
): Promise<Answer> {
  const data = {
    projects: projects.map(({ id, designId, content }) => ({
      requestId: getImportKey(id),
      designId,
      name: content.name,
      outputType: content.outputType,
      outputScale: content.outputScale,
      backgroundId: content.backgroundId,
      inputs: rekeyPhotos(content.inputs, newIds),
    })),
  };
  return (await execute(ImportGuestDataDocument, { data })).importGuestData;
}

/** Uploads the photos that the store does not have, with keys of the account. */
async function uploadPhotos(
  photoIds: readonly string[],
  newIds: Map<string, string>,
  report: Report,
): Promise<void> {
  const db = await openBrowserStore();
  const prefix = await retryTemporary(fetchKeyPrefix);
  const photosTotal = photoIds.length;
  let photosDone = 0;
  const failing = new AbortController();
  const uploadPhoto = async (photoId: string) => {
    const photo = await db.get("photos", photoId);
    if (photo === undefined) throw new Error(`The photo ${photoId} is no longer in this browser`);
    const { name, blob } = photo;
    const id = createKeyForOwner(prefix, photoId);
    await retryTemporary(
      () => uploadQueue.upload({ id, blob }, { signal: failing.signal }),
      () => report({ step: "waiting", photosDone, photosTotal }),
      failing.signal,
    ).catch((error: unknown) => {
      const isPhotoRefused =
        error instanceof UploadRefusedError && !(error instanceof PermitRefusedError);
      throw isPhotoRefused ? nameRefusedPhoto(name, error) : error;
    });
    newIds.set(photoId, id);
    photosDone += 1;
    report({ step: "uploading", photosDone, photosTotal });
  };
  report({ step: "uploading", photosDone, photosTotal });
  try {
    await Promise.all(photoIds.map(uploadPhoto));
  } catch (error) {
    failing.abort(error);
    throw error;
  }
}

/** Adds the photo's name to a refusal: without it, the user could not find and remove the photo. */
function nameRefusedPhoto(name: string, cause: UploadRefusedError): UploadRefusedError {
  return new UploadRefusedError(
    `We couldn't accept the photo ${name}. Remove it from your map and try again.`,
    { cause },
  );
}

async function finish(
  projects: readonly StoredGuestProject[],
  newIds: ReadonlyMap<string, string>,
  imported: readonly { requestId: string; projectId: string; isNew: boolean }[],
): Promise<ReadonlyMap<string, string>> {
  const fileIds = new Map<string, string>();
  for (const project of projects) {
    const found = imported.find(({ requestId }) => requestId === getImportKey(project.id));
    if (found === undefined) continue;
    if (!found.isNew) await copyLaterEdits(project, newIds, found.projectId);
    if (project.preview !== undefined) keepImportedPreview(found.projectId, project.preview);
    await moveWaitingPhotos(await openBrowserStore(), project.id, found.projectId);
    await removeGuestProject(project.id);
    fileIds.set(project.id, found.projectId);
  }
  return fileIds;
}

/** Copies what the guest edited after an import whose answer was lost. */
async function copyLaterEdits(
  { designId, content }: StoredGuestProject,
  newIds: ReadonlyMap<string, string>,
  projectId: string,
): Promise<void> {
  const saved = await retryTemporary(() => loadProject(projectId));
  const inputs = rekeyPhotos(content.inputs, newIds);
  const later = findChangedInputs(saved?.server.content.inputs ?? {}, inputs);
  if (Object.keys(later).length === 0) return;
  const requestId = crypto.randomUUID();
  const copy = { ...content, inputs, name: createCopyName(content.name) };
  await retryTemporary(() => createProjectCopy(designId, copy, requestId));
}
