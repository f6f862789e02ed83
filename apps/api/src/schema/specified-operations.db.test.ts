import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createProduct,
  makeImage,
  makeInput,
  openTestBackend,
  type TestBackend,
} from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { API_SETTINGS, OURS } from "../../test/api-settings.ts";
import { createApi } from "../app.ts";

const GENERATED = new URL(
  "../../../web/src/platform/api/generated/persisted-documents.json",
  import.meta.url,
);
const DESIGNS = new URL("../../../../catalog/designs/", import.meta.url);
const DESIGN_ID = "single-co-20x16";
const HIDDEN_ID = "single-de-16x20";

let folder: string;
let test: TestBackend;
let api: FastifyInstance;
let documents: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "designs-"));
  for (const id of [DESIGN_ID, HIDDEN_ID]) {
    const design = JSON.parse(await readFile(new URL(`${id}.json`, DESIGNS), "utf8"));
    const outputOptions = [{ type: "VEHICLE_MAP", name: "RV Photo Map", scale: 0.5 }];
    const stored = { ...design, outputOptions, hidden: id === HIDDEN_ID };
    await writeFile(join(folder, `${id}.json`), JSON.stringify(stored));
  }
  documents = JSON.parse(await readFile(GENERATED, "utf8"));
  test = await openTestBackend({ DESIGNS_FOLDER: folder });
  const settings = {
    ...API_SETTINGS,
    PERSISTED_OPERATIONS: GENERATED.pathname,
  };
  api = await createApi(settings, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
  await rm(folder, { recursive: true });
});

async function signIn(email: string): Promise<string> {
  const payload = { email };
  const answer = await api.inject({ method: "POST", url: "/dev/sign-in", headers: OURS, payload });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Sends an operation of the built client by its name, as a browser does. */
function send(cookie: string, name: string, variables: object = {}) {
  const isOperation = new RegExp(`\\b(query|mutation) ${name}\\b`);
  const [documentId] = Object.entries(documents).find(([, text]) => isOperation.test(text)) ?? [];
  if (documentId === undefined) throw new Error(`The client has no operation ${name}`);
  return api.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...OURS, cookie },
    payload: { documentId, variables },
  });
}

async function run(cookie: string, name: string, variables: object = {}) {
  const { data, errors } = (await send(cookie, name, variables)).json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

async function createFile(cookie: string) {
  const { account } = await run(cookie, "getAccount");
  const input = makeInput([makeImage(account.identity)]);
  const { createMapmakerFile } = await run(cookie, "createFile", {
    input: {
      designId: DESIGN_ID,
      inputs: { CO: input },
      outputScale: 0.5,
      outputType: "VEHICLE_MAP",
    },
  });
  if (createMapmakerFile.file === undefined) throw new Error(createMapmakerFile.message);
  return { id: createMapmakerFile.file.id, input };
}

/** Creates a draft, which only the suggester sees. */
async function suggest(cookie: string, fileId: string) {
  const { account } = await run(cookie, "getAccount");
  const image = makeImage(account.identity);
  const { createOpeningSuggestion } = await run(cookie, "createOpeningSuggestion", {
    fileId,
    openingId: "CO",
    input: { images: [image], modifiedAt: "2026-05-01T10:00:00.000Z" },
    requestId: randomUUID(),
  });
  return { suggestionId: createOpeningSuggestion.suggestion.id, image };
}

/** Finishes the render as a worker does; returns type, name and content of the file at its url. */
async function render(cookie: string, format: "jpeg" | "png" | "svg", props: object) {
  const output = { format, downloadFilename: `My map.${format}` };
  const answer = run(cookie, "render", { request: { output, props } });
  const renderId = await vi.waitUntil(
    async () => {
      const [row] = await test.query("select id::text from render where status = 'WAITING'");
      return row && String(row["id"]);
    },
    { timeout: 20_000 },
  );
  await test.backend.renders.start(renderId);
  await test.backend.renders.finish(renderId, format, Buffer.from("pixels"));
  const { url } = (await answer).render;
  const { headers } = await api.inject({ url, headers: { ...OURS, cookie } });
  const file = await fetch(headers.location ?? "");
  const [, name] = /filename="([^"]+)"/.exec(file.headers.get("content-disposition") ?? "") ?? [];
  return [url.split(".").at(-1), name, await file.text()];
}

describe("operations of the specification", () => {
  it("API-03 createFile stores design, inputs, scale and type, and returns the id", async () => {
    const owner = await signIn("create-file@photomap.example");
    const { id, input } = await createFile(owner);
    expect(id).toMatch(/^\w{6}$/);
    expect(await run(owner, "getFileWithDesign", { id })).toMatchObject({
      file: {
        id,
        design: { id: DESIGN_ID },
        inputs: { CO: input },
        outputScale: 0.5,
        outputType: "VEHICLE_MAP",
      },
    });
  });

  it("API-02 getDesignsAndFiles returns designs, own files and shared files, never from a cache", async () => {
    const owner = await signIn("finder@photomap.example");
    const { id } = await createFile(owner);
    const friend = await signIn("finder-friend@photomap.example");
    const { id: sharedId } = await createFile(friend);
    await run(friend, "addMapmakerFileAccess", {
      input: {
        fileId: sharedId,
        granteeEmail: "finder@photomap.example",
        role: "COLLABORATOR",
      },
    });
    const answer = await send(owner, "getDesignsAndFiles");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json().data).toMatchObject({
      designs: [{ id: DESIGN_ID, name: "Colorado Silhouette" }],
      files: [{ id, design: { width: 1440 }, viewerPolicy: "OWNER" }],
      sharedFiles: [{ id: sharedId, design: { width: 1440 }, viewerPolicy: "COLLABORATOR" }],
    });
  });

  it("NAV-08 getHomepage returns the latest four own files and the popular products", async () => {
    await createProduct(test.backend, { handle: "popular-map", collections: ["homepage"] });
    await createProduct(test.backend, { handle: "other-map" });
    const [owner, other] = [await signIn("home@mail.example"), await signIn("other@mail.example")];
    await createFile(other);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await createFile(owner)).id);
    const popularProducts = [{ handle: "popular-map" }];
    expect((await run(owner, "getHomepage")).homepage).toMatchObject({
      files: ids.slice(0, 4).map((id, i) => ({
        id,
        name: `Colorado Silhouette ${5 - i}`,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        progress: { filled: 1, total: 1 },
      })),
      popularProducts,
    });
    expect((await run("", "getHomepage")).homepage).toMatchObject({ files: [], popularProducts });
  });

  it("API-02 getDesigns lists hidden designs only for staff who request them", async () => {
    const list = async (cookie: string, request?: { includeHidden: boolean }) => {
      const { designs } = await run(cookie, "getDesigns", { request });
      return designs.map(({ id }: { id: string }) => id);
    };
    const user = await signIn("user@mail.example");
    expect(await list(user, { includeHidden: true })).toEqual([DESIGN_ID]);
    expect(await run(user, "getDesign", { id: HIDDEN_ID })).toEqual({ design: null });
    const staff = await signIn("staff@mail.example");
    await test.query("update account set role = 'EMPLOYEE' where email = 'staff@mail.example'");
    expect(await list(staff)).toEqual([DESIGN_ID]);
    expect(await list(staff, { includeHidden: true })).toEqual([DESIGN_ID, HIDDEN_ID]);
    expect(await run(staff, "getDesign", { id: HIDDEN_ID })).toMatchObject({
      design: { id: HIDDEN_ID },
    });
  });

  it("API-02 getDesign returns the design with its features", async () => {
    expect(await run("", "getDesign", { id: DESIGN_ID })).toMatchObject({
      design: {
        id: DESIGN_ID,
        features: expect.arrayContaining([expect.objectContaining({ id: "CO", type: "OPENING" })]),
      },
    });
    expect(await run("", "getDesign", { id: "atlantis" })).toEqual({ design: null });
  });

  it("API-02 getFileWithDesign returns the file with its design and inputs", async () => {
    const owner = await signIn("open-file@photomap.example");
    const { id, input } = await createFile(owner);
    expect(await run(owner, "getFileWithDesign", { id })).toMatchObject({
      file: { id, design: { id: DESIGN_ID, name: "Colorado Silhouette" }, inputs: { CO: input } },
    });
    expect(await run("", "getFileWithDesign", { id })).toMatchObject({ file: null });
  });

  it("API-05 add and remove an invited person", async () => {
    const owner = await signIn("inviting@photomap.example");
    const { id: fileId } = await createFile(owner);
    const granteeEmail = "invited@mail.example";
    const invitation = { fileId, granteeEmail, role: "COLLABORATOR", note: "Have you got Utah?" };
    const { addMapmakerFileAccess: added } = await run(owner, "addMapmakerFileAccess", {
      input: invitation,
    });
    const { id } = added.fileAccess;
    const fileAccess = { id, fileId, granteeEmail, granteeId: null, granteeHasAccount: false };
    expect(added).toEqual({
      __typename: "AddMapmakerFileAccessSuccess",
      fileAccess: { ...fileAccess, role: "COLLABORATOR" },
    });
    const list = async () => (await run(owner, "getFileWithDesign", { id: fileId })).file;
    expect(await list()).toMatchObject({ fileAccesses: [added.fileAccess] });
    // The mail quotes the note.
    expect(await test.query("select note from project_grant where id = $1", [id])).toEqual([
      { note: invitation.note },
    ]);
    const { id: otherFileId } = await createFile(owner);
    const remove = (from: string) => run(owner, "deleteMapmakerFileAccess", { id, fileId: from });
    await remove(otherFileId);
    expect(await list()).toMatchObject({ fileAccesses: [added.fileAccess] });
    expect(await remove(fileId)).toEqual({
      deleteMapmakerFileAccess: { __typename: "DeleteMapmakerFileAccessSuccess" },
    });
    expect(await list()).toMatchObject({ fileAccesses: [] });
  });

  it("API-07 presignedImageUpload returns url, fields and expiry of an upload that is accepted", async () => {
    const uploader = await signIn("upload@photomap.example");
    const photo = Buffer.from("a photo");
    const { createPresignedPost: permit } = await run(uploader, "presignedImageUpload", {
      folder: "photos",
      photo: {
        id: randomUUID(),
        extension: ".jpg",
        contentType: "image/jpeg",
        bytes: photo.byteLength,
      },
    });
    const { account } = await run(uploader, "getAccount");
    expect(permit.key).toMatch(
      new RegExp(`^${account.identity}/uploads/photos/[0-9a-f-]{36}.jpg$`),
    );
    expect(Date.parse(permit.expires)).toBeGreaterThan(Date.now());
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(permit.fields)) form.set(name, value);
    form.set("key", permit.key);
    form.set("Content-Type", "image/jpeg");
    form.set("file", new Blob([photo], { type: "image/jpeg" }));
    expect((await fetch(permit.url, { method: "POST", body: form })).status).toBe(204);
    const { storage } = test.backend;
    expect(await storage.read(storage.originalsBucket, permit.key)).toEqual(photo);
  });

  it("API-07 presignedImageUpload takes no input: a permit for any photo of the largest size", async () => {
    const uploader = await signIn("no-input@photomap.example");
    const { createPresignedPost: permit } = await run(uploader, "presignedImageUpload");
    const { account } = await run(uploader, "getAccount");
    expect(permit.key).toMatch(new RegExp(`^${account.identity}/uploads/photos/[0-9a-f-]{36}$`));
    expect(permit).toMatchObject({
      url: expect.any(String),
      fields: { Policy: expect.any(String) },
    });
  });

  it("API-08 render returns a url, renderable queries what a render needs", async () => {
    const owner = await signIn("render@photomap.example");
    const stranger = await signIn("other@photomap.example");
    const { id, input } = await createFile(owner);
    const completion = { type: "region_completion", file: id, background: "wood" };
    const opening = { type: "openings_print", file: id, openingId: ["CO"] };
    expect(await render(owner, "jpeg", completion)).toEqual(["jpeg", "My map.jpeg", "pixels"]);
    expect(await render(owner, "png", opening)).toEqual(["png", "My map.png", "pixels"]);
    const cut = { type: "cut", design: DESIGN_ID };
    expect(await render(owner, "svg", cut)).toEqual(["svg", "My map.svg", "pixels"]);
    const output = { format: "jpeg", downloadFilename: "My map.jpeg" };
    expect(await run(stranger, "render", { request: { output, props: opening } })).toMatchObject({
      render: { __typename: "NotFound" },
    });
    const facts = {
      id,
      designId: DESIGN_ID,
      businessId: "pm",
      outputType: "VEHICLE_MAP",
      outputScale: 0.5,
      openingsWithImages: 1,
      backupVersion: 1,
    };
    expect(await run(owner, "renderableFileList")).toMatchObject({ files: [facts] });
    expect(await run(owner, "renderableFile", { id })).toMatchObject({ file: facts });
    expect(await run(owner, "renderableFileHeavy", { id })).toMatchObject({
      file: {
        ...facts,
        inputs: { CO: input },
        photoSignatures: { [input.images[0]?.id ?? ""]: expect.any(String) },
        design: { width: 1440, features: expect.arrayContaining([expect.anything()]) },
      },
    });
    expect(await run(stranger, "renderableFileHeavy", { id })).toEqual({ file: null });
    expect(await run(stranger, "renderableFileList")).toEqual({ files: [] });
    await test.query("update project set access_policy = 'PUBLIC_COLLABORATORS' where id = $1", [
      id,
    ]);
    const { suggestionId, image } = await suggest(stranger, id);
    const suggestion = { fileId: id, openingId: "CO", suggestionId };
    expect(await run(stranger, "renderableOpeningSuggestion", suggestion)).toMatchObject({
      openingSuggestion: {
        input: { images: [image] },
        photoSignatures: { [image.id]: expect.any(String) },
      },
    });
    expect(await run(owner, "renderableOpeningSuggestion", suggestion)).toEqual({
      openingSuggestion: null,
    });
    expect(await run("", "renderableDesign", { id: DESIGN_ID })).toMatchObject({
      design: { id: DESIGN_ID, features: expect.any(Array) },
    });
  });

  it("INT-01 the queries of the sandbox answer staff: designs, own files and files of customers", async () => {
    const email = "sandbox@mail.example";
    const staff = await signIn(email);
    await test.query("update account set role = 'EMPLOYEE' where email = $1", [email]);
    const user = await signIn("sandbox-user@mail.example");
    const { id: own } = await createFile(staff);
    const { id: foreign } = await createFile(user);

    const { designs } = await run(staff, "getDesigns", { request: { includeHidden: true } });
    expect(designs).toMatchObject([{ id: DESIGN_ID }, { id: HIDDEN_ID, hidden: true }]);
    expect((await run(staff, "getDesign", { id: HIDDEN_ID })).design.features).not.toEqual([]);
    expect(await run(staff, "renderableFileList")).toMatchObject({ files: [{ id: own }] });
    expect(await run(staff, "getFileWithDesign", { id: own })).toMatchObject({
      file: { design: { id: DESIGN_ID } },
    });
    expect(await run(staff, "renderableFileHeavy", { id: own })).toMatchObject({
      file: { inputs: { CO: {} }, design: { features: expect.any(Array) } },
    });
    expect(await run(staff, "getStickerOrdersForSandbox", { ids: [] })).toEqual({
      getStickerOrdersForSandbox: [],
    });

    // Names and counts only: the photos of a private map stay with its owner.
    expect(await run(staff, "renderableFileHeavy", { id: foreign })).toEqual({ file: null });
    const { sandboxFile } = await run(staff, "sandboxFile", { id: foreign });
    expect(sandboxFile).toMatchObject({ id: foreign, suggestions: [] });
    expect(sandboxFile.openings).toContainEqual({ id: "CO", name: "Colorado", photoCount: 1 });

    const debug = { format: "png", props: { type: "debug", design: DESIGN_ID } };
    for (const cookie of [user, ""]) {
      expect(await run(cookie, "sandboxFile", { id: foreign })).toEqual({ sandboxFile: null });
      expect(await run(cookie, "getStickerOrdersForSandbox", { ids: [] })).toEqual({
        getStickerOrdersForSandbox: null,
      });
      expect(await run(cookie, "renderInSandbox", debug)).toMatchObject({
        renderInSandbox: { __typename: "NotFound" },
      });
    }
  });
});
