// @vitest-environment jsdom
import type { ProjectContent } from "@photomap/project";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  UpdateFileDocument,
  type UpdateFileMutation,
  type UpdateFileMutationVariables,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import type { ProjectDeps } from "./project-deps.ts";
import { AccountRemote, toGrant } from "./project-remote.ts";
import { stubBrowserGlobals } from "./test/browser-globals.ts";
import { FakeServer } from "./test/fake-server.ts";
import { EMPTY, makePhoto, newProjectId, openStore, storedPhoto } from "./test/open-store.ts";
import { paint } from "./test/paint.ts";

beforeAll(stubBrowserGlobals);
afterEach(() => {
  vi.unstubAllGlobals();
  stubBrowserGlobals();
});

type Updated = Extract<UpdateFileMutation["updateFile"], { __typename: "UpdateFileSuccess" }>;

const SAVED: Omit<Updated["file"], "name" | "accessPolicy"> = {
  id: "abc123",
  viewerPolicy: "OWNER",
  fileAccesses: [],
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-16T00:00:00.000Z",
};

/** A store with the product's remote; only the network is replaced. */
async function openAccountStore(
  answer: Partial<Updated["file"]> = {},
  deps: Partial<ProjectDeps> = {},
) {
  const hooks = { beforeAnswer: () => {} };
  const sent: UpdateFileMutationVariables["input"][] = [];
  new FakeGraphql().on(UpdateFileDocument, ({ input }) => {
    sent.push(input);
    hooks.beforeAnswer();
    const file = { ...SAVED, name: input.name, accessPolicy: input.accessPolicy, ...answer };
    return { updateFile: { __typename: "UpdateFileSuccess", file } as const };
  });
  const remote = new AccountRemote("abc123", () => {});
  const { store } = await openStore(newProjectId(), new FakeServer(CONTENT), { remote, ...deps });
  return { store, sent, hooks };
}

const CONTENT: ProjectContent = {
  ...EMPTY,
  inputs: { NM: { type: "OPENING", images: [], background: "#333333", modifiedAt: "" } },
};

describe("saving to the account", () => {
  it("SAV-02 adopts every field of the answer, and ends the state of the save", async () => {
    const answer: Updated["file"] = {
      id: "xyz789",
      name: "Cleaned",
      accessPolicy: "PUBLIC",
      viewerPolicy: "VIEWER",
      fileAccesses: [
        {
          id: "1",
          fileId: "xyz789",
          granteeId: null,
          granteeEmail: "other@mail.example",
          granteeHasAccount: false,
          role: "COLLABORATOR",
        },
      ],
      createdAt: "2025-01-01T00:00:00.000Z",
      updatedAt: "2026-12-24T00:00:00.000Z",
    };
    const { store, hooks } = await openAccountStore(answer);
    store.edit({ type: "SET_DETAILS", details: { name: "Clea\u202Ened" } });
    hooks.beforeAnswer = () => {
      throw new Error("The server is out of memory");
    };
    await store.save();
    expect(store.getState()).toMatchObject({ isDirty: true, updateErrorCounter: 1 });
    hooks.beforeAnswer = () => {
      expect(store.getState()).toMatchObject({ isDirty: false, saving: true });
    };
    await store.save();
    const { name, accessPolicy, fileAccesses, ...facts } = answer;
    const grants = fileAccesses.map(toGrant);
    expect(store.getState()).toMatchObject({ ...facts, grants, content: { name, accessPolicy } });
    expect(store.getState()).toMatchObject({
      isDirty: false,
      saving: false,
      updateErrorCounter: 0,
    });
    expect(store.canEdit).toBe(false);
  });

  it("SAV-02 keeps edits made during the save instead of the answer", async () => {
    const { store, hooks } = await openAccountStore({ name: "Cleaned" });
    hooks.beforeAnswer = () => store.edit({ type: "SET_DETAILS", details: { name: "Second" } });
    store.edit({ type: "SET_DETAILS", details: { name: "First" } });
    await store.save();
    expect(store.getState()).toMatchObject({ content: { name: "Second" }, isDirty: true });
  });

  it("SAV-05 sends inputs only when they differ from the last copy of the server", async () => {
    const { store, sent } = await openAccountStore();
    const { inputs: _inputs, ...details } = EMPTY;
    const base = { fileId: "abc123", ...details };
    store.edit({ type: "SET_DETAILS", details: { name: "Light" } });
    await store.save();
    expect(sent.at(-1)).toEqual({
      ...base,
      fileUpdatedAt: new Date(1).toISOString(),
      name: "Light",
    });
    store.edit(paint("UT", "#111111"));
    await store.save();
    expect(sent.at(-1)).toMatchObject({ ...base, fileUpdatedAt: SAVED.updatedAt, name: "Light" });
    expect(Object.keys(sent.at(-1)?.inputs ?? {})).toEqual(["UT"]);
    await store.save({ forced: true });
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)).not.toHaveProperty("inputs");
  });

  it("SAV-05 strips photos until they are uploaded", async () => {
    let finish = () => {};
    const arrived = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const uploader = { upload: () => arrived };
    const { store, sent } = await openAccountStore({}, { uploader });
    await store.addPhoto(storedPhoto("slow"));
    store.edit({ type: "ADD_IMAGES", openingId: "CO", images: [makePhoto("slow")] });
    await store.save();
    expect(sent.at(-1)?.inputs).toMatchObject({ CO: { images: [] } });
    expect(store.getState().content.inputs["CO"]?.images).toHaveLength(1);
    finish();
    await expect
      .poll(() => sent.at(-1)?.inputs)
      .toMatchObject({ CO: { images: [{ id: "slow" }] } });
    expect(Object.keys(sent.at(-1)?.inputs ?? {})).toEqual(["CO"]);
    expect(sent).toHaveLength(2);
  });
});
