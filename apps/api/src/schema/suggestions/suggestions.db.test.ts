import { formatMessage, suggestionMessages } from "@photomap/messages";
import { makeImage } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../test/open-api.ts";
import {
  createProject,
  Person,
  RESULT,
  SUGGESTION,
  type SuggestionResult,
} from "../../../test/suggestion-client.ts";

const MISSING = {
  __typename: "NotFound",
  message: formatMessage(suggestionMessages.notFound),
};

let test: TestApi;

beforeAll(async () => {
  test = await openApi();
});
afterAll(() => test.close());

describe("the operations of suggestions", () => {
  it("API-06 take the listed payloads", async () => {
    const owner = await Person.signIn(test, "suggested-to@photomap.example");
    const fileId = await createProject(test, owner);
    const suggester = await Person.signIn(test, "suggesting@photomap.example");
    const input = {
      images: [makeImage(suggester.identity)],
      background: "#aabbcc",
      modifiedAt: "2026-05-01T10:00:00.000Z",
    };
    const create = async (variables: object) => {
      const { created } = await suggester.ask<{ created: Required<SuggestionResult> }>(
        `mutation createOpeningSuggestion($fileId: ID!, $openingId: ID!, $input: Json!) {
          created: createOpeningSuggestion(
            fileId: $fileId, openingId: $openingId, input: $input
          ) { ${RESULT} }
        }`,
        { fileId, openingId: "CO", ...variables },
      );
      return created.suggestion.id;
    };
    const id = await create({ input });
    // Repeated, it is the same draft; with another photo it is another one.
    expect(await create({ input })).toBe(id);
    expect(await create({ input: { ...input, images: [makeImage(suggester.identity)] } })).not.toBe(
      id,
    );
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
    const owner = await Person.signIn(test, "edited@photomap.example");
    const fileId = await createProject(test, owner);
    const [guest, other] = [await Person.startGuest(test), await Person.startGuest(test)];
    const account = await Person.signIn(test, "collaborator@photomap.example");

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
    const owner = await Person.signIn(test, "foreign@photomap.example");
    const fileId = await createProject(test, owner);
    const [guest, other] = [await Person.startGuest(test), await Person.startGuest(test)];
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
    const owner = await Person.signIn(test, "named@photomap.example");
    const fileId = await createProject(test, owner);
    const guest = await Person.startGuest(test);
    await expect(guest.create(fileId, makeImage(owner.identity))).rejects.toThrow(
      "can't be placed",
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
    const owner = await Person.signIn(test, "reviewing@photomap.example");
    const fileId = await createProject(test, owner);
    const suggester = await Person.signIn(test, "private-suggester@photomap.example");
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
