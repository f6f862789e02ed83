import { changedInputs } from "@photomap/project";
import { execute } from "../../api/execute.ts";
import { ImportGuestDataDocument, type ImportGuestDataMutation } from "../../generated/graphql.ts";
import { openBrowserStore } from "../../project-store/browser-store.ts";
import { createProjectCopy } from "../../project-store/create-project-copy.ts";
import {
  guestRequestId,
  type KeptProject,
  listGuestProjects,
  removeGuestProject,
} from "../../project-store/guest-projects.ts";
import { loadProject } from "../../project-store/load-project.ts";
import { requireKeyPrefix, sendPhoto } from "../../uploads/send-photo.ts";
import { persist } from "./persist.ts";
import { keyBelow, rekeyPhotos } from "./rekey-photos.ts";

export interface ImportProgress {
  readonly step: "asking" | "uploading" | "waiting";
  readonly photosDone: number;
  readonly photosTotal: number;
}

type Report = (progress: ImportProgress) => void;

export type ImportOutcome =
  /** New addresses by old ones. */
  | { readonly kind: "imported"; readonly fileIds: ReadonlyMap<string, string> }
  | { readonly kind: "refused"; readonly reason: string };

type Answer = ImportGuestDataMutation["importGuestData"];

/**
 * Moves every project of this browser to the account. Each step can be repeated: photos keep their
 * names, projects their request ids. The browser forgets its copy only after the account has it.
 */
export async function importGuestProjects(report: Report): Promise<ImportOutcome> {
  const projects = await listGuestProjects();
  const newIds = new Map<string, string>();
  for (;;) {
    const answer = await persist(
      () => sendProjects(projects, newIds),
      () => report({ step: "waiting", photosDone: newIds.size, photosTotal: newIds.size }),
    );
    switch (answer.__typename) {
      case "PhotosMissing":
        await sendPhotos(answer.photoIds, newIds, report);
        break;
      case "ImportGuestDataSuccess":
        return { kind: "imported", fileIds: await confirm(projects, newIds, answer.projects) };
      default:
        return { kind: "refused", reason: answer.message };
    }
  }
}

async function sendProjects(
  projects: readonly KeptProject[],
  newIds: ReadonlyMap<string, string>,
): Promise<Answer> {
  const data = {
    projects: projects.map(({ id, designId, content }) => ({
      requestId: guestRequestId(id),
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

/** What the store has not is sent from here, below the account's own prefix. */
async function sendPhotos(
  photoIds: readonly string[],
  newIds: Map<string, string>,
  report: Report,
): Promise<void> {
  const db = await openBrowserStore();
  const prefix = await persist(requireKeyPrefix, () => {});
  let photosDone = 0;
  const photosTotal = photoIds.length;
  report({ step: "uploading", photosDone, photosTotal });
  await Promise.all(
    photoIds.map(async (photoId) => {
      const photo = await db.get("photos", photoId);
      if (photo === undefined) throw new Error(`The photo ${photoId} is no longer in this browser`);
      const id = keyBelow(prefix, photoId);
      await persist(
        () => sendPhoto({ id, blob: photo.blob }),
        () => report({ step: "waiting", photosDone, photosTotal }),
      );
      newIds.set(photoId, id);
      photosDone += 1;
      report({ step: "uploading", photosDone, photosTotal });
    }),
  );
}

async function confirm(
  projects: readonly KeptProject[],
  newIds: ReadonlyMap<string, string>,
  imported: readonly { requestId: string; fileId: string; isNew: boolean }[],
): Promise<ReadonlyMap<string, string>> {
  const fileIds = new Map<string, string>();
  for (const project of projects) {
    const found = imported.find(({ requestId }) => requestId === guestRequestId(project.id));
    if (found === undefined) continue;
    if (!found.isNew) await keepLaterEdits(project, newIds, found.fileId);
    await removeGuestProject(project.id);
    fileIds.set(project.id, found.fileId);
  }
  return fileIds;
}

/** An import that was cut off after the account had it may have been edited here since. */
async function keepLaterEdits(
  { designId, content }: KeptProject,
  newIds: ReadonlyMap<string, string>,
  fileId: string,
): Promise<void> {
  const known = await persist(
    () => loadProject(fileId),
    () => {},
  );
  const inputs = rekeyPhotos(content.inputs, newIds);
  const later = changedInputs(known?.server.content.inputs ?? {}, inputs);
  if (Object.keys(later).length === 0) return;
  await persist(
    () => createProjectCopy(designId, { ...content, inputs }),
    () => {},
  );
}
