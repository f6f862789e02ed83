import { randomUUID } from "node:crypto";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../test/api-settings.ts";
import { createApi } from "./app.ts";

const SUGGESTION = `id fileId fileOwnerId openingId suggesterId status submittedAt name note input
  isOwn photoSignatures previewImageUrl`;
const RESULT = `__typename
  ... on OpeningSuggestionSuccess { suggestion { ${SUGGESTION} } }
  ... on Refusal { message }`;
const MISSING = {
  __typename: "NotFound",
  message: formatMessage(suggestionMessages.notFound),
};

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

interface Suggestion {
  readonly id: string;
  readonly status: string;
  readonly submittedAt: string | null;
  readonly name: string;
}

interface Result {
  readonly __typename: string;
  readonly message?: string;
  readonly suggestion?: Suggestion;
}

/** A browser with an account or a guest session. */
class Person {
  readonly #cookie: string;
  readonly identity: string;

  private constructor(cookie: string, identity: string) {
    this.#cookie = cookie;
    this.identity = identity;
  }

  static async signIn(email: string): Promise<Person> {
    const payload = { email };
    const url = "/dev/sign-in";
    const answer = await api.inject({ method: "POST", url, headers: OURS, payload });
    const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
    const [cookie] = answer.cookies;
    return new Person(`${cookie?.name}=${cookie?.value}`, id);
  }

  static async startGuest(): Promise<Person> {
    const payload = {
      query: `mutation { openUploadFolder(folder: "photos") { ... on UploadFolder { keyPrefix } } }`,
    };
    const answer = await api.inject({ method: "POST", url: "/graphql", headers: OURS, payload });
    const [cookie] = answer.cookies;
    const { keyPrefix } = answer.json().data.openUploadFolder;
    return new Person(`${cookie?.name}=${cookie?.value}`, keyPrefix.split("/")[0]);
  }

  async post(query: string, variables: object = {}) {
    const headers = { ...OURS, cookie: this.#cookie };
    const payload = { query, variables };
    return api.inject({ method: "POST", url: "/graphql", headers, payload });
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = (await this.post(query, variables)).json();
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  async change(call: string): Promise<Result> {
    const [name = ""] = call.split("(");
    return (await this.ask<Record<string, Result>>(`mutation { ${call} }`))[name] as Result;
  }

  async create(fileId: string, image = makeImage(this.identity)): Promise<Suggestion> {
    const input = { images: [image], modifiedAt: "2026-05-01T10:00:00.000Z" };
    const { created } = await this.ask<{ created: Result }>(
      `mutation ($input: Json!) {
        created: createOpeningSuggestion(
          fileId: "${fileId}", openingId: "CO", input: $input, requestId: "${randomUUID()}"
        ) { ${RESULT} }
      }`,
      { input },
    );
    if (created.suggestion === undefined) throw new Error(created.message);
    return created.suggestion;
  }

  async update(fileId: string, id: string, image = makeImage(this.identity)): Promise<Result> {
    const { updated } = await this.ask<{ updated: Result }>(
      `mutation ($input: Json!) {
        updated: updateOpeningSuggestion(
          id: "${id}", fileId: "${fileId}", openingId: "CO", input: $input
        ) { ${RESULT} }
      }`,
      { input: { images: [image], modifiedAt: "2026-05-01T10:00:00.000Z" } },
    );
    return updated;
  }

  submit(fileId: string, id: string, name = "Grandpa"): Promise<Result> {
    const args = `id: "${id}", fileId: "${fileId}", openingId: "CO", name: "${name}"`;
    return this.change(`submitOpeningSuggestion(${args}) { ${RESULT} }`);
  }

  hide(fileId: string, id: string, hide = true): Promise<Result> {
    const args = `fileId: "${fileId}", openingId: "CO", id: "${id}", hide: ${hide}`;
    return this.change(`hideOpeningSuggestion(${args}) { ${RESULT} }`);
  }

  remove(fileId: string, id: string): Promise<Result> {
    const args = `fileId: "${fileId}", id: "${id}", openingId: "CO"`;
    const result = "__typename ... on Refusal { message }";
    return this.change(`deleteOpeningSuggestion(${args}) { ${result} }`);
  }

  async list(fileId: string): Promise<Suggestion[]> {
    const query = `{ file(id: "${fileId}") { openingSuggestions { ${SUGGESTION} } } }`;
    const { file } = await this.ask<{ file: { openingSuggestions: Suggestion[] } | null }>(query);
    return file?.openingSuggestions ?? [];
  }
}

/** Open for the suggestions of everyone with the link. */
async function createProject(owner: Person, policy = "PUBLIC_COLLABORATORS"): Promise<string> {
  const { identity } = owner;
  const viewer = { kind: "account", accountId: identity, email: "", identity } as const;
  const request = {
    designId: "50-states-36x24",
    inputs: { CO: makeInput([makeImage(identity)]) },
  };
  const created = await test.backend.projects.create(viewer, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  const { id } = created.project;
  await test.query("update project set access_policy = $2 where id = $1", [id, policy]);
  return id;
}

describe("the operations of suggestions", () => {
  it("API-06 take the listed payloads", async () => {
    const owner = await Person.signIn("suggested-to@photomap.example");
    const fileId = await createProject(owner);
    const suggester = await Person.signIn("suggesting@photomap.example");
    const input = {
      images: [makeImage(suggester.identity)],
      background: "#aabbcc",
      modifiedAt: "2026-05-01T10:00:00.000Z",
    };
    const { created } = await suggester.ask<{ created: Required<Result> }>(
      `mutation createOpeningSuggestion($fileId: ID!, $openingId: ID!, $input: Json!, $requestId: ID!) {
        created: createOpeningSuggestion(
          fileId: $fileId, openingId: $openingId, input: $input, requestId: $requestId
        ) { ${RESULT} }
      }`,
      { fileId, openingId: "CO", input, requestId: randomUUID() },
    );
    const { id } = created.suggestion;
    const find = async (person: Person) => {
      const { openingSuggestion } = await person.ask<{ openingSuggestion: unknown }>(
        `query getOpeningSuggestion($fileId: ID!, $openingId: ID!, $suggestionId: ID!) {
          openingSuggestion(fileId: $fileId, openingId: $openingId, suggestionId: $suggestionId) {
            ${SUGGESTION}
          }
        }`,
        { fileId, openingId: "CO", suggestionId: id },
      );
      return openingSuggestion;
    };
    expect(await find(suggester)).toMatchObject({ id, status: "DRAFT", isOwn: true, input });
    expect(await find(owner)).toBeNull();
    const changed = { ...input, background: "#112233", modifiedAt: "2026-05-01T11:00:00.000Z" };
    await suggester.ask(
      `mutation updateOpeningSuggestion($id: ID!, $fileId: ID!, $openingId: ID!, $input: Json!) {
        updateOpeningSuggestion(id: $id, fileId: $fileId, openingId: $openingId, input: $input) {
          __typename
        }
      }`,
      { id, fileId, openingId: "CO", input: changed },
    );
    const signature = { name: "Guest", note: "From our trip" };
    await suggester.ask(
      `mutation submitOpeningSuggestion(
        $id: ID!, $fileId: ID!, $openingId: ID!, $name: String!, $note: String
      ) {
        submitOpeningSuggestion(
          id: $id, fileId: $fileId, openingId: $openingId, name: $name, note: $note
        ) { __typename }
      }`,
      { id, fileId, openingId: "CO", ...signature },
    );
    expect(await find(owner)).toMatchObject({ status: "SUBMITTED", input: changed, ...signature });
    for (const [hide, status] of [
      [true, "HIDDEN"],
      [false, "SUBMITTED"],
    ]) {
      await owner.ask(
        `mutation hideOpeningSuggestion($fileId: ID!, $openingId: ID!, $id: ID!, $hide: Boolean!) {
          hideOpeningSuggestion(fileId: $fileId, openingId: $openingId, id: $id, hide: $hide) {
            __typename
          }
        }`,
        { fileId, openingId: "CO", id, hide },
      );
      expect(await find(owner)).toMatchObject({ status });
    }
    await suggester.ask(
      `mutation deleteOpeningSuggestion($fileId: ID!, $id: ID!, $openingId: ID!) {
        deleteOpeningSuggestion(fileId: $fileId, id: $id, openingId: $openingId) { __typename }
      }`,
      { fileId, id, openingId: "CO" },
    );
    expect(await find(owner)).toBeNull();
    expect(await find(suggester)).toBeNull();
  });
});

describe("a collaborator", () => {
  it("SUG-25 cannot edit the project, and creates, edits and deletes own drafts only", async () => {
    const owner = await Person.signIn("edited@photomap.example");
    const fileId = await createProject(owner);
    const [guest, other] = [await Person.startGuest(), await Person.startGuest()];
    const account = await Person.signIn("collaborator@photomap.example");

    for (const person of [guest, account]) {
      const file = `file(id: "${fileId}") { viewerPolicy updatedAt inputs }`;
      const before = await person.ask<{ file: { updatedAt: string; viewerPolicy: string } }>(
        `{ ${file} }`,
      );
      expect(before.file.viewerPolicy).toBe("COLLABORATOR");
      const input = `{fileId: "${fileId}", fileUpdatedAt: "${before.file.updatedAt}", name: "Mine",
        outputType: VINYL_WALL_MAP, outputScale: 1, accessPolicy: PRIVATE}`;
      const edits = await person.ask(`mutation {
        updateFile(input: ${input}) { __typename }
        renameFile(fileId: "${fileId}", name: "Mine") { __typename }
        deleteFile(fileId: "${fileId}")
      }`);
      expect(edits).toEqual({
        updateFile: { __typename: person === guest ? "NotSignedIn" : "NotFound" },
        renameFile: { __typename: "NotFound" },
        deleteFile: false,
      });
      expect(await person.ask(`{ ${file} }`)).toEqual(before);

      const draft = await person.create(fileId);
      expect((await person.update(fileId, draft.id)).__typename).toBe("OpeningSuggestionSuccess");
      expect(await other.update(fileId, draft.id)).toEqual(MISSING);
      expect(await other.submit(fileId, draft.id)).toEqual(MISSING);
      expect(await other.remove(fileId, draft.id)).toEqual(MISSING);
      expect(await person.hide(fileId, draft.id)).toEqual(MISSING);
      expect(await owner.hide(fileId, draft.id)).toEqual(MISSING);
      expect(await owner.remove(fileId, draft.id)).toEqual(MISSING);
      expect((await person.list(fileId)).map(({ status }) => status)).toEqual(["DRAFT"]);
      const gone = "DeleteOpeningSuggestionSuccess";
      expect((await person.remove(fileId, draft.id)).__typename).toBe(gone);
      expect((await person.remove(fileId, draft.id)).__typename).toBe(gone);
      expect(await person.list(fileId)).toEqual([]);

      const submitted = await person.create(fileId);
      await person.submit(fileId, submitted.id);
      expect(await person.hide(fileId, submitted.id)).toEqual(MISSING);
      expect(await person.update(fileId, submitted.id)).toEqual({
        __typename: "AlreadySubmitted",
        message: "This suggestion has already been submitted.",
      });
    }
  });

  it("SUG-23 learns that the suggestion of another was submitted, and nothing else about it", async () => {
    const owner = await Person.signIn("foreign@photomap.example");
    const fileId = await createProject(owner);
    const [guest, other] = [await Person.startGuest(), await Person.startGuest()];
    const { id } = await guest.create(fileId);
    const target = (openingId: string) =>
      `(fileId: "${fileId}", openingId: "${openingId}", suggestionId: "${id}")`;
    const find = (person: Person) =>
      person.ask(`{
        isSuggestionSubmitted${target("CO")}
        elsewhere: isSuggestionSubmitted${target("UT")}
        openingSuggestion${target("CO")} { id }
      }`);
    const unknown = {
      isSuggestionSubmitted: false,
      elsewhere: false,
      openingSuggestion: null,
    };
    expect(await find(other)).toEqual(unknown);
    await guest.submit(fileId, id);
    expect(await find(other)).toEqual({ ...unknown, isSuggestionSubmitted: true });
    expect(await other.list(fileId)).toEqual([]);
    await owner.hide(fileId, id);
    expect(await find(other)).toEqual({ ...unknown, isSuggestionSubmitted: true });
    await test.query("update project set access_policy = 'PUBLIC' where id = $1", [fileId]);
    expect(await find(other)).toEqual(unknown);
  });

  it("needs a session, photos of its own and a name", async () => {
    const owner = await Person.signIn("named@photomap.example");
    const fileId = await createProject(owner);
    const guest = await Person.startGuest();
    await expect(guest.create(fileId, makeImage(owner.identity))).rejects.toThrow(
      "cannot be placed",
    );
    const draft = await guest.create(fileId);
    expect(await guest.submit(fileId, draft.id, " ")).toEqual({
      __typename: "InvalidInput",
      message: "You must provide a name.",
    });
    expect((await guest.submit(fileId, draft.id, "a".repeat(41))).__typename).toBe("InvalidInput");
    expect((await guest.submit(fileId, draft.id, "a".repeat(40))).__typename).toBe(
      "OpeningSuggestionSuccess",
    );
    expect(await guest.submit(fileId, "no-uuid")).toEqual(MISSING);
  });
});

describe("the owner", () => {
  it("gets no coordinates, no address and no file name of a suggester", async () => {
    const owner = await Person.signIn("reviewing@photomap.example");
    const fileId = await createProject(owner);
    const suggester = await Person.signIn("private-suggester@photomap.example");
    const image = makeImage(suggester.identity, { latitude: 39.7392, longitude: -104.9903 });
    const { id } = await suggester.create(fileId, image);
    await suggester.submit(fileId, id);
    const query = `{ file(id: "${fileId}") { openingSuggestions { ${SUGGESTION} } } }`;
    const own = (await suggester.post(query)).body;
    expect(own).toContain("39.7392");
    const seen = (await owner.post(query)).body;
    expect(seen).toContain(id);
    for (const text of ["39.7392", "104.99", "itude", "private-suggester", "IMG_"]) {
      expect(seen).not.toContain(text);
    }
  });
});

describe("invitations and suggestions", () => {
  it("ENT-05 have the listed fields", async () => {
    const owner = await Person.signIn("entities@photomap.example");
    const fileId = await createProject(owner);
    const guest = await Person.startGuest();
    const image = makeImage(guest.identity);
    const { id } = await guest.create(fileId, image);
    await guest.change(
      `submitOpeningSuggestion(
        id: "${id}", fileId: "${fileId}", openingId: "CO", name: "Guest", note: "Last summer"
      ) { ${RESULT} }`,
    );
    const granteeEmail = "entity-friend@mail.example";
    const data = await owner.ask(`mutation {
      addMapmakerFileAccess(
        input: {fileId: "${fileId}", granteeEmail: "${granteeEmail}", role: COLLABORATOR}
      ) {
        ... on AddMapmakerFileAccessSuccess {
          fileAccess { id fileId granteeId granteeEmail granteeHasAccount role }
        }
      }
    }`);
    const facts = { fileId, granteeId: null, granteeEmail, granteeHasAccount: false };
    expect(data).toEqual({
      addMapmakerFileAccess: {
        fileAccess: { id: expect.any(String), ...facts, role: "COLLABORATOR" },
      },
    });
    const friend = await Person.signIn(granteeEmail);
    const listAccesses = () =>
      owner.ask(`{ file(id: "${fileId}") { fileAccesses { granteeId granteeHasAccount } } }`);
    expect(await listAccesses()).toEqual({
      file: { fileAccesses: [{ granteeId: null, granteeHasAccount: true }] },
    });
    await friend.ask(`{ file(id: "${fileId}") { viewerPolicy } }`);
    expect(await listAccesses()).toEqual({
      file: { fileAccesses: [{ granteeId: friend.identity, granteeHasAccount: true }] },
    });
    expect(await owner.list(fileId)).toEqual([
      {
        id,
        fileId,
        fileOwnerId: owner.identity,
        openingId: "CO",
        suggesterId: guest.identity,
        status: "SUBMITTED",
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        name: "Guest",
        note: "Last summer",
        input: { images: [image], modifiedAt: "2026-05-01T10:00:00.000Z" },
        isOwn: false,
        photoSignatures: { [image.id]: expect.stringMatching(`^s-${id}`) },
        previewImageUrl: expect.stringMatching(`^/suggestion-previews/${id}/`),
      },
    ]);
  });
});

describe("a project", () => {
  it("ENT-01 SAV-12 has the listed fields", async () => {
    const owner = await Person.signIn("file-entity@photomap.example");
    const fileId = await createProject(owner);
    const guest = await Person.startGuest();
    const { id: suggestionId } = await guest.create(fileId);
    await guest.submit(fileId, suggestionId);
    await owner.change(
      `addMapmakerFileAccess(
        input: {fileId: "${fileId}", granteeEmail: "friend@mail.example", role: COLLABORATOR}
      ) { __typename }`,
    );
    const { file } = await owner.ask<{ file: unknown }>(`{ file(id: "${fileId}") {
      id name ownerId designId businessId openingsWithImages createdAt updatedAt previewImageUrl
      accessPolicy viewerPolicy deleted outputType outputScale design { id } inputs
      fileAccesses { granteeEmail } openingSuggestions { id } backupVersion } }`);
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(file).toEqual({
      id: fileId,
      name: "50 States",
      ownerId: owner.identity,
      designId: "50-states-36x24",
      businessId: "pm",
      openingsWithImages: 1,
      createdAt: instant,
      updatedAt: instant,
      previewImageUrl: expect.stringMatching(`^/previews/${fileId}/`),
      accessPolicy: "PUBLIC_COLLABORATORS",
      viewerPolicy: "OWNER",
      deleted: false,
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      design: { id: "50-states-36x24" },
      inputs: { CO: { type: "OPENING", images: [expect.anything()], modifiedAt: instant } },
      fileAccesses: [{ granteeEmail: "friend@mail.example" }],
      openingSuggestions: [{ id: suggestionId }],
      backupVersion: 1,
    });
  });
});

describe("50 concurrent clients", () => {
  it.each([
    ["submit and hide", { removals: 0, states: ["SUBMITTED", "HIDDEN"] }],
    ["submit, hide and delete", { removals: 10, states: [] }],
  ])("%s one suggestion: it ends in one state, without errors", async (_name, expected) => {
    const owner = await Person.signIn("crowd@photomap.example");
    const fileId = await createProject(owner);
    const guest = await Person.startGuest();
    for (let round = 0; round < 2; round += 1) {
      const { id } = await guest.create(fileId);
      const { removals, states } = expected;
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, i) => {
          if (i % 5 === 0 && removals > 0) return guest.remove(fileId, id);
          return i % 2 === 0 ? guest.submit(fileId, id, `Name ${i}`) : owner.hide(fileId, id);
        }),
      );
      const names = new Set(results.flatMap(({ suggestion }) => suggestion?.name ?? []));
      // One submission counts; the others are answered with it.
      expect(names.size).toBeLessThanOrEqual(1);
      const left = (await guest.list(fileId)).filter((suggestion) => suggestion.id === id);
      expect(left).toHaveLength(states.length === 0 ? 0 : 1);
      expect(left.every(({ status }) => states.includes(status))).toBe(true);
      expect(left.every(({ name }) => names.has(name))).toBe(true);
      await guest.remove(fileId, id);
    }
  });
});
