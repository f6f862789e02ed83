import { makeImage } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../test/open-api.ts";
import { createProject, Person, RESULT } from "../../../test/suggestion-client.ts";

let test: TestApi;

beforeAll(async () => {
  test = await openApi();
});
afterAll(() => test.close());

describe("invitations and suggestions", () => {
  it("ENT-05 have the listed fields", async () => {
    const owner = await Person.signIn(test, "entities@photomap.example");
    const fileId = await createProject(test, owner);
    const guest = await Person.startGuest(test);
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
    const friend = await Person.signIn(test, granteeEmail);
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
    const owner = await Person.signIn(test, "file-entity@photomap.example");
    const fileId = await createProject(test, owner);
    const guest = await Person.startGuest(test);
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
    const renamed = await owner.ask<{ renameFile: { file: unknown } }>(`mutation {
      renameFile(fileId: "${fileId}", name: "Renamed") {
        ... on RenameFileSuccess { file { backupVersion } }
      }
    }`);
    expect(renamed.renameFile.file).toEqual({ backupVersion: 2 });
    await owner.ask(`mutation { deleteFile(fileId: "${fileId}") }`);
    const { deletedFiles } = await owner.ask<{ deletedFiles: unknown }>(
      "{ deletedFiles { id deleted } }",
    );
    expect(deletedFiles).toEqual([{ id: fileId, deleted: true }]);
  });
});

describe("50 concurrent clients", () => {
  it.each([
    ["submit and hide", { removals: 0, states: ["SUBMITTED", "HIDDEN"] }],
    ["submit, hide and delete", { removals: 10, states: [] }],
  ])("%s one suggestion: it ends in one state, without errors", async (_name, expected) => {
    const owner = await Person.signIn(test, "crowd@photomap.example");
    const fileId = await createProject(test, owner);
    const guest = await Person.startGuest(test);
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
