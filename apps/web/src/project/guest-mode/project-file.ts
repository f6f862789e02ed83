import { strFromU8, strToU8, unzipSync, Zip, ZipPassThrough } from "fflate";
import { openBrowserStore, type StoredPhoto } from "../store/browser-store.ts";
import {
  createGuestProject,
  findGuestProject,
  type StoredGuestProject,
} from "../store/guests/guest-projects.ts";
import { loadDesign } from "../store/loading/load-design.ts";
import { createPhotoCopyKeys, rekeyPhotos } from "../store/rekey-photos.ts";
import { cleanFileName } from "../uploads/check-photo-file.ts";
import { fetchKeyPrefix } from "../uploads/upload-permit.ts";
import { type ProjectDocument, projectDocument } from "./project-document.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type PhotoEntry = ProjectDocument["photos"][number];

const DOCUMENT_PATH = "project.json";
/** The ZIP method of files without compression, as ours are. */
const STORED = 0;
/**
 * How much compressed files may grow: more than a project and its photos do when somebody packs
 * them again, and little enough for a phone.
 */
const MAX_INFLATED_BYTES = 500_000_000;

/** Offers the project with its photos as a download. */
export async function downloadProjectFile(id: string): Promise<void> {
  const project = await findGuestProject(id);
  if (project === undefined) throw new Error("This project is no longer in this browser.");
  const url = URL.createObjectURL(await createProjectFile(project));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${project.content.name.replaceAll(/[^\w -]/g, "_")}.photomap.zip`;
  link.click();
  // The browser has opened the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Returns a ZIP of project.json and the photos. */
export async function createProjectFile(project: StoredGuestProject): Promise<Blob> {
  const db = await openBrowserStore();
  const photos = await db.getAllFromIndex("photos", "ofProject", project.id);
  const { accessPolicy: _policy, ...content } = project.content;
  const document: ProjectDocument = {
    format: "photomap project",
    version: 1,
    designId: project.designId,
    content,
    photos: photos.map(describePhoto),
  };
  const parts: Bytes[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  addFile(zip, DOCUMENT_PATH, strToU8(JSON.stringify(document, null, 2)));
  for (const photo of photos) {
    const { path, previewPath } = describePhoto(photo);
    addFile(zip, path, await readBytes(photo.blob));
    addFile(zip, previewPath, await readBytes(photo.preview));
  }
  zip.end();
  return new Blob(parts, { type: "application/zip" });
}

export type CreateProjectFromFileResult =
  | { readonly kind: "opened"; readonly projectId: string }
  | { readonly kind: "refused"; readonly reason: string };

/** Creates a new project with new photo keys: opening a file overwrites nothing. */
export async function createProjectFromFile(file: Blob): Promise<CreateProjectFromFileResult> {
  const found = await readDocument(file);
  if (found === undefined) {
    const reason = "This isn't a project file. Choose the ZIP file you downloaded here.";
    return { kind: "refused", reason };
  }
  const { document, files } = found;
  const design = await loadDesign(document.designId);
  const newIds = createPhotoCopyKeys(await fetchKeyPrefix(), document.photos);
  const inputs = rekeyPhotos(document.content.inputs, newIds);
  const overrides = { ...document.content, inputs, requestId: crypto.randomUUID() };
  const project = await createGuestProject(design, overrides);
  if (project === undefined) return { kind: "refused", reason: "This map is no longer available." };
  const db = await openBrowserStore();
  for (const photo of document.photos) {
    const stored = restorePhoto(photo, files);
    const id = newIds.get(photo.id) ?? photo.id;
    if (stored !== undefined) await db.put("photos", { ...stored, id, projectId: project.id });
  }
  return { kind: "opened", projectId: project.id };
}

function describePhoto({ id, name, sha256, blob }: StoredPhoto): PhotoEntry {
  const fileName = id.slice(id.lastIndexOf("/") + 1);
  const { type } = blob;
  return {
    id,
    name,
    sha256,
    type,
    path: `photos/${fileName}`,
    previewPath: `previews/${fileName}.jpg`,
  };
}

function restorePhoto(
  { name, sha256, type, path, previewPath }: PhotoEntry,
  files: Readonly<Record<string, Bytes>>,
): Omit<StoredPhoto, "id" | "projectId"> | undefined {
  const [bytes, preview] = [files[path], files[previewPath]];
  if (bytes === undefined || preview === undefined) return undefined;
  return {
    name: cleanFileName(name),
    sha256,
    blob: new Blob([bytes], { type }),
    preview: new Blob([preview], { type: "image/jpeg" }),
    status: "IN_PROGRESS",
  };
}

async function readDocument(
  file: Blob,
): Promise<{ document: ProjectDocument; files: Record<string, Bytes> } | undefined> {
  try {
    let inflatedBytes = 0;
    const files = unzipSync(await readBytes(file), {
      filter: ({ compression, originalSize }) => {
        if (compression !== STORED) inflatedBytes += originalSize;
        if (inflatedBytes > MAX_INFLATED_BYTES) throw new Error("The file is a bomb");
        return true;
      },
    }) as Record<string, Bytes>;
    const text = files[DOCUMENT_PATH];
    const document = projectDocument.safeParse(text && JSON.parse(strFromU8(text)));
    return document.success ? { document: document.data, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Adds a file without compression: photos are compressed already. */
function addFile(zip: Zip, path: string, bytes: Uint8Array): void {
  const entry = new ZipPassThrough(path);
  zip.add(entry);
  entry.push(bytes, true);
}

async function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
