import type { OpeningImage } from "@photomap/project";
import { type AccountViewer, verifyPhoto, verifySharePicture } from "@photomap/server";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

const EMAIL = "owner-of-a-shared-map@photomap.example";

let test: TestBackend;
let api: FastifyInstance;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(EMAIL);
  owner = { kind: "account", accountId: id, email: EMAIL, identity: id };
});
afterAll(async () => {
  await api.close();
  await test.close();
});

async function publishProject(): Promise<string> {
  const photo = (facts: Partial<OpeningImage>) => makeImage(owner.identity, facts);
  const place = { latitude: 39.73921, longitude: -104.99031 };
  const created = await test.backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    inputs: {
      CO: makeInput([photo({ ...place, timeTakenExif: "2019-07-04T18:31:05" }), photo({})]),
      UT: makeInput([
        photo({ timeTakenUser: "2011-02-03", createdTime: "2026-07-07T01:23:45.678Z" }),
      ]),
      TX: makeInput([photo({})]),
    },
  });
  if (created.kind !== "created") throw new Error(created.kind);
  const { id } = created.project;
  await test.query("update project set access_policy = 'PUBLIC' where id = $1", [id]);
  return id;
}

interface SharedFile {
  readonly photoBucket: string;
  readonly sharePage: {
    readonly progress: object;
    readonly picturePath: string;
    readonly emptyRegions: readonly object[];
    readonly emptyRegionCount: number;
    readonly regions: readonly { readonly photoId: string; readonly photoSignature: string }[];
  };
}

/** Reads the page as an anonymous visitor. */
async function read(query: string): Promise<{ text: string; file: SharedFile | null }> {
  const payload = { query };
  const answer = await api.inject({ method: "POST", url: "/graphql", headers: OURS, payload });
  return { text: answer.body, file: answer.json().data.file };
}

it("a stranger gets the share page of a public project: years, counts and signed pictures", async () => {
  const id = await publishProject();
  const { file } = await read(`{ file(id: "${id}") { photoBucket sharePage {
    progress { filled total } picturePath emptyRegionCount emptyRegions { id name outline }
    regions { id name year photoCount photoId photoSignature } } } }`);
  if (file === null) throw new Error("The project is not visible");
  const page = file.sharePage;
  expect(page.progress).toEqual({ filled: 3, total: 50 });
  expect(page.regions).toMatchObject([
    { id: "UT", name: "Utah", year: 2011, photoCount: 1 },
    { id: "CO", name: "Colorado", year: 2019, photoCount: 2 },
    { id: "TX", name: "Texas", year: null, photoCount: 1 },
  ]);
  expect(page.emptyRegionCount).toBe(47);
  expect(page.emptyRegions).toHaveLength(24);
  expect(page.emptyRegions[0]).toEqual({
    id: "OK",
    name: "Oklahoma",
    outline: expect.stringMatching(/^M[\d.]+ [\d.]+l.+z$/),
  });
  const access = { scope: { kind: "project", id }, epoch: 1 };
  const { imageSigner } = test.backend;
  for (const { photoId, photoSignature } of page.regions) {
    const photo = { bucket: file.photoBucket, key: photoId };
    expect(verifyPhoto(imageSigner, photo, photoSignature)).toEqual(access);
  }
  const [, , , updatedAtMs = "", signature = ""] = page.picturePath.split("/");
  expect(verifySharePicture(imageSigner, { id, updatedAtMs, signature })).toEqual(access);
});

it("neither it nor the inputs have a coordinate, a time of day or the address of the owner", async () => {
  const id = await publishProject();
  const { text } = await read(`{ file(id: "${id}") { name ownerId inputs createdAt
    fileAccesses { granteeEmail } sharePage { regions { name year } } } }`);
  expect(text).toContain("2019-07-04");
  expect(text).not.toMatch(/39\.739|104\.990|18:31|01:23:45|latitude|longitude|@photomap/);
});

it("is gone when the project becomes private", async () => {
  const id = await publishProject();
  await test.query("update project set access_policy = 'PRIVATE' where id = $1", [id]);
  const { file } = await read(`{ file(id: "${id}") { sharePage { picturePath } } }`);
  expect(file).toBeNull();
});
