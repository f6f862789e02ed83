import { randomUUID } from "node:crypto";
import {
  type AccountViewer,
  createSuggestionPreviewPath,
  encodeImageRequest,
  getSuggestionAccess,
  type IdentifiedViewer,
  type SuggestionRow,
  signPhoto,
} from "@photomap/server";
import { makeImage, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LONG_DEADLINE_MS } from "../test/photo-service.ts";
import { createImages } from "./app.ts";
import { PictureMemory } from "./picture-memory.ts";
import { addSuggestionPreviewRoute } from "./suggestion-preview-route.ts";

const DESIGN_ID = "50-states-36x24";
const HELD_MS = 30_000;

let test: TestBackend;
let images: FastifyInstance;
let owner: AccountViewer;
let suggester: AccountViewer;
let projectId: string;
let nowMs = 0;

beforeAll(async () => {
  test = await openTestBackend();
  const { imageSigner: signer, signedSuggestions: suggestions, projects } = test.backend;
  const log = pino({ level: "silent" });
  const shared = { ...test.backend, signer, memory: new PictureMemory(LONG_DEADLINE_MS), log };
  images = createImages({ ...shared, now: () => nowMs });
  addSuggestionPreviewRoute(images, { ...shared, suggestions });
  owner = await signIn("owner@photomap.example");
  suggester = await signIn("suggester@photomap.example");
  const created = await projects.create(owner, "pm", { designId: DESIGN_ID });
  if (created.kind !== "created") throw new Error(created.kind);
  projectId = created.project.id;
  await test.query("update project set access_policy = 'PUBLIC_COLLABORATORS' where id = $1", [
    projectId,
  ]);
});
afterAll(async () => {
  await images.close();
  const { storage } = test.backend;
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${suggester.identity}/`);
  await test.close();
});

async function signIn(email: string): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

/** Creates a draft with a magenta photo that fills Colorado. */
async function createDraft(): Promise<SuggestionRow> {
  const { designs, storage, suggestions } = test.backend;
  const create = { width: 400, height: 300, channels: 3, background: "magenta" } as const;
  const photo = makeImage(suggester.identity);
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  await storage.writeOriginal(photo.id, jpeg, "image/jpeg");
  const design = await designs.find(DESIGN_ID);
  const box = design?.features.find(({ id }) => id === "CO")?.layers.print?.box;
  const input = { images: [{ ...photo, ...box }], modifiedAt: "2026-05-01T10:00:00.000Z" };
  const request = { openingId: "CO", input, requestId: randomUUID() };
  const created = await suggestions.create(suggester, projectId, [request]);
  const draft = created.kind === "done" ? created.suggestions[0] : undefined;
  if (draft === undefined) throw new Error(JSON.stringify(created));
  return draft;
}

async function submit(draft: SuggestionRow): Promise<SuggestionRow> {
  const target = { projectId, ids: [draft.id] };
  const signature = { name: "Grandpa", note: "Our trip" };
  const result = await test.backend.suggestions.submit(suggester, target, signature);
  const submitted = result.kind === "done" ? result.suggestions[0] : undefined;
  if (submitted === undefined) throw new Error(result.kind);
  return submitted;
}

function previewOf(suggestion: SuggestionRow, viewer: IdentifiedViewer): string {
  const access = getSuggestionAccess(viewer, suggestion);
  return createSuggestionPreviewPath(test.backend.imageSigner, suggestion, access);
}

function photoOf(suggestion: SuggestionRow, viewer: IdentifiedViewer): string {
  const { imageSigner, storage } = test.backend;
  const bucket = storage.originalsBucket;
  const key = suggestion.input.images[0]?.id ?? "";
  const resize = { width: 512, height: 512, fit: "inside" } as const;
  const encoded = encodeImageRequest({ bucket, key, edits: { resize } });
  const access = getSuggestionAccess(viewer, suggestion);
  return `/${encoded}/${signPhoto(imageSigner, { bucket, key }, access)}`;
}

/** Returns the statuses of the preview and of the photo, once nothing is held in memory anymore. */
async function getStatuses(suggestion: SuggestionRow, viewer: IdentifiedViewer) {
  nowMs += HELD_MS;
  const urls = [previewOf(suggestion, viewer), photoOf(suggestion, viewer)];
  const answers = await Promise.all(urls.map((url) => images.inject(url)));
  return answers.map(({ statusCode }) => statusCode);
}

describe("pictures of a suggestion", () => {
  it("SUG-26 show its photos in 260 x 260 pixels as a draft, submitted and hidden", async () => {
    const draft = await createDraft();
    const input = { images: [expect.objectContaining({ id: expect.any(String) })] };
    expect(draft).toMatchObject({ status: "DRAFT", submittedAt: null, name: "", note: "", input });
    const submitted = await submit(draft);
    const facts = { submittedAt: expect.any(Date), name: "Grandpa", note: "Our trip", input };
    expect(submitted).toMatchObject({ status: "SUBMITTED", ...facts });
    const target = { projectId, ids: [draft.id] };
    const { suggestions } = test.backend;
    const hidden = await suggestions.hide(owner, target, { hide: true });
    expect(hidden).toMatchObject({ suggestions: [{ status: "HIDDEN", ...facts }] });
    const urls = [
      previewOf(draft, suggester),
      previewOf(submitted, suggester),
      previewOf(submitted, owner),
    ];
    for (const url of urls) {
      const { width, height } = await sharp((await images.inject(url)).rawPayload).metadata();
      expect([width, height]).toEqual([260, 260]);
    }
  });

  it("have the photos in the outline of the opening and nothing outside of it", async () => {
    const suggestion = await submit(await createDraft());
    const { rawPayload, headers } = await images.inject(previewOf(suggestion, owner));
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 260, height: 260, format: "webp" });
    expect(headers["cache-control"]).toContain("immutable");
    const pixels = await sharp(rawPayload).ensureAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray((y * 260 + x) * 4).subarray(0, 4)];
    const [r = 0, g = 255, , alpha] = at(130, 130);
    expect([r > 200, g < 80, alpha]).toEqual([true, true, 255]);
    expect(at(2, 2)[3]).toBe(0);
  });

  it("are shown to the owner from the submission to the deletion", async () => {
    const draft = await createDraft();
    expect(await getStatuses(draft, suggester)).toEqual([200, 200]);
    expect(await getStatuses(draft, owner)).toEqual([404, 404]);
    const suggestion = await submit(draft);
    expect(await getStatuses(suggestion, owner)).toEqual([200, 200]);
    const target = { projectId, ids: [suggestion.id] };
    await test.backend.suggestions.hide(owner, target, { hide: true });
    expect(await getStatuses(suggestion, owner)).toEqual([200, 200]);
    await test.backend.suggestions.remove(suggester, target);
    expect(await getStatuses(suggestion, owner)).toEqual([404, 404]);
  });

  it("are refused while the account of the suggester or the project is deleted", async () => {
    const suggestion = await submit(await createDraft());
    const remove = "update account set deleted_at = now() where id = $1";
    const restore = "update account set deleted_at = null where id = $1";
    await test.query(remove, [suggester.accountId]);
    expect(await getStatuses(suggestion, owner)).toEqual([404, 404]);
    await test.query(restore, [suggester.accountId]);
    expect(await getStatuses(suggestion, owner)).toEqual([200, 200]);
    await test.backend.trash.add(owner, projectId);
    expect(await getStatuses(suggestion, owner)).toEqual([404, 404]);
    await test.backend.trash.restore(owner, projectId);
    expect(await getStatuses(suggestion, owner)).toEqual([200, 200]);
  });
});
