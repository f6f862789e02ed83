import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  createAddPhotosEdit,
  createOpeningImage,
  type OpeningImage,
  type OpeningInput,
} from "@photomap/project";
import type { AccountViewer, Backend, IdentifiedViewer } from "@photomap/server";
import { DEMO_INPUTS, PHOTOS } from "./demo-photos.ts";

/** The shared map's countries that are left for suggestions. */
export const SUGGESTED_COUNTRIES = ["EG", "FI", "GR", "IE", "JP", "PL"];

interface SeededSuggestion {
  readonly openingId: string;
  readonly photos: readonly string[];
  readonly note?: string;
  readonly isDraft?: boolean;
  readonly isHidden?: boolean;
}

const GRANDPA: readonly SeededSuggestion[] = [
  {
    openingId: "EG",
    photos: ["dunes-at-night"],
    note: "From the trip in 1998. No light for miles, so you can see every star.",
  },
  { openingId: "PL", photos: ["forget-me-nots"] },
  { openingId: "NO", photos: ["winter-river"], isHidden: true },
];

const AUNT: readonly SeededSuggestion[] = [
  { openingId: "JP", photos: ["japanese-shop"], note: "We ate here every evening!" },
  { openingId: "GR", photos: ["sleeping-cat", "pier-at-sunset"] },
];

const DAUGHTER: readonly SeededSuggestion[] = [
  { openingId: "IE", photos: ["autumn-mountain"] },
  { openingId: "FR", photos: ["paint-brushes"], note: "I like this one better for France." },
  { openingId: "FI", photos: ["dandelions"], isDraft: true },
];

/** Invites the family account and stores suggestions from three people; idempotent. */
export async function seedSuggestions(
  backend: Backend,
  projectId: string,
  { owner, family }: { readonly owner: AccountViewer; readonly family: AccountViewer },
): Promise<void> {
  const invited = await backend.grants.list(owner, projectId);
  if (invited.length === 0) {
    const request = { projectId, granteeEmail: family.email, role: "COLLABORATOR" } as const;
    const note = "Do you have photos from our trips?";
    const added = await backend.grants.add(owner, { ...request, note });
    if (added.kind !== "added") throw new Error(`Nobody was invited: ${added.kind}`);
  }
  // The invited account's first visit makes the grant used.
  await backend.projects.findVisible(family, projectId);
  if ((await listSubmitted(backend, owner, projectId)).length > 0) return;
  const [grandpa, aunt] = [await startGuest(backend), await startGuest(backend)];
  await suggest(backend, projectId, { suggester: grandpa, name: "Grandpa", suggestions: GRANDPA });
  await suggest(backend, projectId, { suggester: aunt, name: "Aunt", suggestions: AUNT });
  await suggest(backend, projectId, { suggester: family, name: "Daughter", suggestions: DAUGHTER });
  const submitted = await listSubmitted(backend, owner, projectId);
  const isHidden = ({ openingId }: { openingId: string }) =>
    GRANDPA.some((suggestion) => suggestion.isHidden && suggestion.openingId === openingId);
  const ids = submitted.filter(isHidden).map(({ id }) => id);
  await backend.suggestions.hide(owner, { projectId, ids }, { hide: true });
}

async function listSubmitted(backend: Backend, owner: AccountViewer, projectId: string) {
  const visible = await backend.projects.findVisible(owner, projectId);
  if (visible === undefined) throw new Error("The shared map does not exist");
  return backend.suggestions.list(owner, { id: projectId, policy: visible.policy });
}

async function startGuest({ sessions }: Backend): Promise<IdentifiedViewer> {
  return (await sessions.startGuest()).viewer;
}

interface Suggesting {
  readonly suggester: IdentifiedViewer;
  readonly name: string;
  readonly suggestions: readonly SeededSuggestion[];
}

async function suggest(
  backend: Backend,
  projectId: string,
  { suggester, name, suggestions }: Suggesting,
): Promise<void> {
  for (const { openingId, photos, note = "", isDraft = false } of suggestions) {
    const images = await placePhotos(backend, suggester, openingId, photos);
    const input = { images, modifiedAt: new Date().toISOString() };
    const request = { openingId, input, requestId: randomUUID() };
    const created = await backend.suggestions.create(suggester, projectId, [request]);
    if (created.kind !== "done") throw new Error(`No suggestion: ${JSON.stringify(created)}`);
    if (isDraft) continue;
    const target = { projectId, ids: created.suggestions.map(({ id }) => id) };
    await backend.suggestions.submit(suggester, target, { name, note });
  }
}

/** Stores photos as the suggester's uploads; they cover the country's outline. */
async function placePhotos(
  { designs, storage }: Backend,
  { identity }: IdentifiedViewer,
  openingId: string,
  names: readonly string[],
): Promise<readonly OpeningImage[]> {
  const design = await designs.find("world-36x24");
  const opening = design?.features.find(({ id }) => id === openingId);
  if (opening?.type !== "OPENING") throw new Error(`The map has no ${openingId}`);
  const sizes = await readSizes();
  const images: OpeningImage[] = [];
  for (const name of names) {
    const id = `${identity}/uploads/photos/${randomUUID()}.jpg`;
    await storage.writeOriginal(id, await readFile(new URL(`${name}.jpg`, PHOTOS)), "image/jpeg");
    const size = sizes.get(name);
    const photo = size && { ...size, id, createdTime: new Date().toISOString() };
    const image = photo && createOpeningImage(photo, opening);
    if (image !== undefined) images.push(image);
  }
  const edit = createAddPhotosEdit([{ opening, images }], {}, { alone: "cover" });
  return edit.type === "ADD_IMAGES" ? edit.images : images;
}

/** The pixels of the example photos, by name. */
async function readSizes(): Promise<Map<string, { width: number; height: number }>> {
  const text = await readFile(new URL("world-36x24.json", DEMO_INPUTS), "utf8");
  const inputs: Record<string, OpeningInput> = JSON.parse(text);
  return new Map(
    Object.values(inputs).flatMap(({ images }) =>
      images.map(({ id, imageWidth, imageHeight }) => [
        id,
        { width: imageWidth, height: imageHeight },
      ]),
    ),
  );
}
