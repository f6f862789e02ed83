import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

let test: TestBackend;
let api: FastifyInstance;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
});

type NewProjectRequest = Parameters<TestBackend["backend"]["projects"]["create"]>[2];

/** A signed-in or anonymous client. */
class Person {
  readonly #cookie: string;
  readonly identity: string;

  private constructor(cookie: string, identity: string) {
    this.#cookie = cookie;
    this.identity = identity;
  }

  static readonly nobody = new Person("", "");

  static async signIn(email: string): Promise<Person> {
    const payload = { email };
    const answer = await api.inject({
      method: "POST",
      url: "/dev/sign-in",
      headers: OURS,
      payload,
    });
    const [cookie] = answer.cookies;
    const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
    return new Person(`${cookie?.name}=${cookie?.value}`, id);
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const headers = { ...OURS, cookie: this.#cookie };
    const answer = await api.inject({
      method: "POST",
      url: "/graphql",
      headers,
      payload: { query, variables },
    });
    const { data, errors } = answer.json();
    if (data === undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  async create(facts: Partial<NewProjectRequest> = {}): Promise<string> {
    const viewer = {
      kind: "account",
      accountId: this.identity,
      email: "",
      identity: this.identity,
    } as const;
    const request = { designId: "50-states-36x24", ...facts };
    const created = await test.backend.projects.create(viewer, "pm", request);
    if (created.kind !== "created") throw new Error(JSON.stringify(created));
    return created.project.id;
  }
}

const publish = (id: string, policy: string) =>
  test.query("update project set access_policy = $2 where id = $1", [id, policy]);

const listIds = async (person: Person, field = "files") => {
  const data = await person.ask<Record<string, { id: string }[]>>(`{ ${field} { id } }`);
  return data[field]?.map(({ id }) => id);
};

describe("deleting", () => {
  it("PRJ-07 is allowed for the owner only, not for collaborators, viewers, strangers and guests", async () => {
    const [owner, other] = [
      await Person.signIn("del-owner@photomap.example"),
      await Person.signIn("del-other@photomap.example"),
    ];
    const id = await owner.create();
    const remove = `mutation { deleteFile(fileId: "${id}") }`;
    for (const policy of ["PRIVATE", "PUBLIC", "PUBLIC_COLLABORATORS"]) {
      await publish(id, policy);
      expect(await other.ask(remove)).toEqual({ deleteFile: false });
      expect(await Person.nobody.ask(remove)).toEqual({ deleteFile: false });
    }
    expect(await listIds(owner)).toEqual([id]);
    expect(await owner.ask(remove)).toEqual({ deleteFile: true });
    expect(await owner.ask(remove)).toEqual({ deleteFile: false });
    expect(await listIds(owner)).toEqual([]);
    expect(await owner.ask(`{ file(id: "${id}") { id } }`)).toEqual({ file: null });
  });

  it("can be undone for 30 days by the owner only", async () => {
    const [owner, other] = [
      await Person.signIn("trash-owner@photomap.example"),
      await Person.signIn("trash-other@photomap.example"),
    ];
    const id = await owner.create();
    const restore = `mutation { restoreFile(fileId: "${id}") }`;
    expect(await owner.ask(restore)).toEqual({ restoreFile: false });
    await owner.ask(`mutation { deleteFile(fileId: "${id}") }`);
    expect(await listIds(owner, "deletedFiles")).toEqual([id]);
    expect(await listIds(other, "deletedFiles")).toEqual([]);
    expect(await listIds(Person.nobody, "deletedFiles")).toEqual([]);
    expect(await other.ask(restore)).toEqual({ restoreFile: false });
    expect(await Person.nobody.ask(restore)).toEqual({ restoreFile: false });
    expect(await owner.ask(restore)).toEqual({ restoreFile: true });
    expect(await listIds(owner)).toEqual([id]);

    await owner.ask(`mutation { deleteFile(fileId: "${id}") }`);
    await test.query("update project set deleted_at = now() - interval '31 days' where id = $1", [
      id,
    ]);
    expect(await listIds(owner, "deletedFiles")).toEqual([]);
    expect(await owner.ask(restore)).toEqual({ restoreFile: false });
  });
});

describe("saving", () => {
  const UPDATE = `mutation ($input: UpdateFileInput!) { updateFile(input: $input) {
    __typename
    ... on UpdateFileSuccess { file { name updatedAt } }
    ... on StaleWrite { file { updatedAt } } } }`;
  const DETAILS = { outputType: "VINYL_WALL_MAP", outputScale: 1, accessPolicy: "PRIVATE" };

  it("SAV-04 asks for a log-in without an account, also for a project that does not exist", async () => {
    const owner = await Person.signIn("ended-session@photomap.example");
    const other = await Person.signIn("another-account@photomap.example");
    const fileUpdatedAt = new Date().toISOString();
    for (const fileId of [await owner.create(), "zzzzzz"]) {
      const input = { fileId, fileUpdatedAt, name: "Mine", ...DETAILS };
      const save = async (person: Person) => person.ask(UPDATE, { input });
      expect(await save(Person.nobody)).toEqual({ updateFile: { __typename: "NotSignedIn" } });
      expect(await save(other)).toEqual({ updateFile: { __typename: "NotFound" } });
    }
  });

  it("API-04 OPN-30 ENT-04 stores details with or without openings completely, and detects a stale copy", async () => {
    const owner = await Person.signIn("save-owner@photomap.example");
    const fileId = await owner.create();
    const read = () =>
      owner.ask<{ file: { name: string; updatedAt: string; inputs: object } }>(
        `{ file(id: "${fileId}") { name updatedAt inputs } }`,
      );
    const { file: before } = await read();
    const image = makeImage(owner.identity, {
      rotation: 12.5,
      flipX: true,
      flipY: false,
      timeTakenExif: "2019-07-04T18:30:05",
      timeTakenUser: "2019-07-05",
      latitude: 39.7392,
      longitude: -104.9903,
    });
    const input = makeInput([image], { background: "#0a7fb8", enabled: true });
    const heavy = { fileId, fileUpdatedAt: before.updatedAt, name: "Heavy", ...DETAILS };
    expect(await owner.ask(UPDATE, { input: { ...heavy, inputs: { CO: input } } })).toMatchObject({
      updateFile: { __typename: "UpdateFileSuccess", file: { name: "Heavy" } },
    });
    const { file: stored } = await read();
    expect(stored.inputs).toEqual({ CO: input });

    const light = { fileId, fileUpdatedAt: stored.updatedAt, name: "Light", ...DETAILS };
    expect(await owner.ask(UPDATE, { input: light })).toMatchObject({
      updateFile: { __typename: "UpdateFileSuccess", file: { name: "Light" } },
    });
    const { file: after } = await read();
    expect(after).toMatchObject({ name: "Light", inputs: { CO: input } });
    expect(await owner.ask(UPDATE, { input: light })).toEqual({
      updateFile: { __typename: "StaleWrite", file: { updatedAt: after.updatedAt } },
    });
    expect(await owner.ask(`mutation { deleteFile(fileId: "${fileId}") }`)).toEqual({
      deleteFile: true,
    });
    expect(await read()).toEqual({ file: null });
  });
});

describe("the list", () => {
  it("has the user's own projects, last updated first, without deleted ones", async () => {
    const owner = await Person.signIn("list-owner@photomap.example");
    const stranger = await Person.signIn("list-stranger@photomap.example");
    const [first, second, third] = [
      await owner.create(),
      await owner.create(),
      await owner.create(),
    ];
    await stranger.create();
    await test.query("update project set updated_at = now() + interval '1 hour' where id = $1", [
      first,
    ]);
    await owner.ask(`mutation { deleteFile(fileId: "${second}") }`);
    expect(await listIds(owner)).toEqual([first, third]);
    expect(await listIds(Person.nobody)).toEqual([]);
  });

  it("has progress by counted openings, and the earliest day of a photo", async () => {
    const owner = await Person.signIn("facts-owner@photomap.example");
    const photo = (day: string) => makeImage(owner.identity, { timeTakenExif: `${day} 12:00:00` });
    await owner.create({
      inputs: {
        CO: makeInput([photo("2019:07:04"), photo("2018:01:31")]),
        UT: makeInput([photo("2020:01:01")]),
        DC: makeInput([photo("2021:01:01")]),
        WY: makeInput([]),
      },
    });
    const data = await owner.ask(
      "{ files { progress { filled total } firstPhotoDay viewerPolicy } }",
    );
    expect(data).toEqual({
      files: [
        { progress: { filled: 2, total: 50 }, firstPhotoDay: "2018-01-31", viewerPolicy: "OWNER" },
      ],
    });
  });
});

describe("visibility and access", () => {
  it("follow the invitations and the access policy", async () => {
    const owner = await Person.signIn("shows@photomap.example");
    const friend = await Person.signIn("is-shown@photomap.example");
    const id = await owner.create();
    const read = async (person: Person) =>
      (await person.ask<{ file: object | null }>(`{ file(id: "${id}") { visibility access } }`))
        .file;
    const access = ["READ", "WRITE"];
    expect(await read(owner)).toEqual({ visibility: "PRIVATE", access });
    expect(await read(friend)).toBeNull();
    await owner.ask(`mutation { addMapmakerFileAccess(input: { fileId: "${id}",
      granteeEmail: "is-shown@photomap.example", role: VIEWER }) { __typename } }`);
    expect(await read(owner)).toEqual({ visibility: "USER_LIST", access });
    expect(await read(friend)).toEqual({ visibility: "USER_LIST", access: ["READ"] });
    await test.query("update project set access_policy = 'PUBLIC' where id = $1", [id]);
    expect(await read(owner)).toEqual({ visibility: "PUBLIC", access });
    expect(await read(Person.nobody)).toEqual({ visibility: "PUBLIC", access: ["READ"] });
  });
});

describe("image addresses", () => {
  it("are available to viewers of the project, and to no others", async () => {
    const owner = await Person.signIn("view-owner@photomap.example");
    const other = await Person.signIn("view-other@photomap.example");
    const emptyId = await owner.create();
    const preview = expect.stringMatching(`^/previews/${emptyId}/`);
    expect(await owner.ask("{ files { previewImageUrl photoBundlePath } }")).toEqual({
      files: [{ previewImageUrl: preview, photoBundlePath: null }],
    });

    const image = makeImage(owner.identity);
    const id = await owner.create({ inputs: { CO: makeInput([image]) } });
    const query = `{ file(id: "${id}") { previewImageUrl photoBundlePath photoSignatures } }`;
    const addresses = (scope: string) => {
      const signature = `${scope}\\.1\\.[0-9a-z]{3}\\.[\\w-]{22}$`;
      const path = (kind: string) => new RegExp(`^/${kind}/${id}/\\d{13}/${signature}`);
      return {
        file: {
          previewImageUrl: expect.stringMatching(path("previews")),
          photoBundlePath: expect.stringMatching(path("photo-bundles")),
          photoSignatures: { [image.id]: expect.stringMatching(new RegExp(`^${signature}`)) },
        },
      };
    };
    const own = await owner.ask(query);
    expect(own).toEqual(addresses(`o-${owner.identity}`));
    expect(await other.ask(query)).toEqual({ file: null });
    expect(await Person.nobody.ask(query)).toEqual({ file: null });
    await publish(id, "PUBLIC");
    const seen = await other.ask(query);
    expect(seen).toEqual(addresses(`p-${id}`));
    // The same for every reader and at every read, so that caches work.
    expect(await other.ask(query)).toEqual(seen);
    expect(await Person.nobody.ask(query)).toEqual(seen);
    expect(await owner.ask(query)).toEqual(own);
    const { photos } = await owner.ask<{ photos: unknown }>(
      `{ photos(ids: ["${image.id}"]) { signature } }`,
    );
    expect(own).toMatchObject({ file: { photoSignatures: { [image.id]: signatureOf(photos) } } });
  });
});

function signatureOf(photos: unknown): unknown {
  return Array.isArray(photos) ? photos[0]?.signature : undefined;
}

describe("where and when a photo was taken", () => {
  it("is visible to the owner only; others see neither the place nor the original", async () => {
    const owner = await Person.signIn("place-owner@photomap.example");
    const other = await Person.signIn("place-other@photomap.example");
    const image = makeImage(owner.identity, { latitude: 39.7392, longitude: -104.9903 });
    const id = await owner.create({ inputs: { CO: makeInput([image]) } });
    await test.query("update photo set latitude = 39.7392 where key = $1", [image.id]);
    await publish(id, "PUBLIC");
    const query = `{
      file(id: "${id}") { inputs }
      photos(ids: ["${image.id}"]) { id status rejection takenAt latitude longitude width height }
    }`;
    const photo = { id: image.id, status: "WAITING", latitude: 39.7392, longitude: null };
    expect(await owner.ask(query)).toMatchObject({
      file: { inputs: { CO: { images: [image] } } },
      photos: [photo],
    });
    for (const person of [other, Person.nobody]) {
      const seen = await person.ask(query);
      expect(seen).toMatchObject({ file: { inputs: { CO: { images: [{ id: image.id }] } } } });
      expect(seen).toMatchObject({ photos: [] });
      expect(JSON.stringify(seen)).not.toMatch(/39\.7392|latitude|longitude/);
    }
  });
});

describe("values that no page sends", () => {
  const SAVE = `mutation ($input: UpdateFileInput!) { updateFile(input: $input) {
    __typename ... on UpdateFileSuccess { file { name } } ... on Refusal { message } } }`;

  async function openProject(email: string) {
    const owner = await Person.signIn(email);
    const id = await owner.create();
    const { file } = await owner.ask<{ file: { updatedAt: string } }>(
      `{ file(id: "${id}") { updatedAt } }`,
    );
    const input = {
      fileId: id,
      fileUpdatedAt: file.updatedAt,
      name: "Name",
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      accessPolicy: "PRIVATE",
    };
    return { owner, input };
  }

  it.each([1e300, 0, -5])("the output scale %s is refused", async (outputScale) => {
    const { owner, input } = await openProject(`scale${outputScale}@photomap.example`);
    expect(await owner.ask(SAVE, { input: { ...input, outputScale } })).toEqual({
      updateFile: { __typename: "InvalidInput", message: "This map isn't available in this size." },
    });
  });

  it("a name is stored as one line without control characters and direction marks", async () => {
    const { owner, input } = await openProject("marks@photomap.example");
    const name = " Cafe\u0301\r\nand\u202e back\u0007 ";
    expect(await owner.ask(SAVE, { input: { ...input, name } })).toEqual({
      updateFile: { __typename: "UpdateFileSuccess", file: { name: "Caf\u00e9 and back" } },
    });
    expect(await owner.ask(SAVE, { input: { ...input, name: "\u202e\r\n" } })).toMatchObject({
      updateFile: { __typename: "InvalidInput" },
    });
  });

  it("text that the database cannot store is refused before the operation runs", async () => {
    const { owner, input } = await openProject("nul@photomap.example");
    const inputs = { CO: makeInput([makeImage(owner.identity, { timeTakenUser: "2020\0" })]) };
    const refused = [
      owner.ask(SAVE, { input: { ...input, name: "a\0b" } }),
      owner.ask(SAVE, { input: { ...input, fileId: "\0" } }),
      owner.ask(SAVE, { input: { ...input, inputs } }),
      owner.ask(SAVE, { input: { ...input, backgroundId: "\ud800" } }),
      owner.ask(`mutation { deleteFile(fileId: "\\u0000") }`),
      owner.ask(`mutation { signIn(email: "a\\u{0}@b.example", password: "x") { __typename } }`),
    ];
    for (const answer of refused) {
      await expect(answer).rejects.toThrow("A text contains characters that can't be stored");
    }
  });
});
