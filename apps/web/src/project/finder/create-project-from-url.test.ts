// @vitest-environment jsdom
import type { Design } from "@photomap/design";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CreateFileDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findGuestProject } from "../store/guests/guest-projects.ts";
import { encodeOptions } from "../store/loading/new-project-options.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import {
  createProjectFromUrl,
  ensureIdempotencyKey,
  removeIdempotencyKey,
} from "./create-project-from-url.ts";

function makeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe("the request id", () => {
  it("stays the same until the project is created, then changes", () => {
    const storage = makeStorage();
    const first = ensureIdempotencyKey("/p/new/a", storage);
    expect(ensureIdempotencyKey("/p/new/a", storage)).toBe(first);
    expect(removeIdempotencyKey("/p/new/a", first, storage)).toBe(true);
    expect(ensureIdempotencyKey("/p/new/a", storage)).not.toBe(first);
  });

  it("differs between URLs", () => {
    const storage = makeStorage();
    expect(ensureIdempotencyKey("/p/new/a", storage)).not.toBe(
      ensureIdempotencyKey("/p/new/b", storage),
    );
  });

  it("is removed once, by the first caller", () => {
    const storage = makeStorage();
    const id = ensureIdempotencyKey("/p/new/a", storage);
    expect(removeIdempotencyKey("/p/new/a", id, storage)).toBe(true);
    expect(removeIdempotencyKey("/p/new/a", id, storage)).toBe(false);
    ensureIdempotencyKey("/p/new/a", storage);
    expect(removeIdempotencyKey("/p/new/a", id, storage)).toBe(false);
  });
});

const DESIGN: Design = {
  id: "states",
  baseId: "states",
  businessIds: ["pm"],
  name: "50 States",
  regionType: "state",
  regionTypePlural: "states",
  regionCount: 0,
  keywords: [],
  width: 100,
  height: 100,
  outputOptions: [{ type: "VINYL_WALL_MAP", name: "Wall Hanging Photo Map", scale: 1 }],
  backgroundOptions: [],
  features: [],
};

describe("createProjectFromUrl", () => {
  let api: FakeGraphql;
  const url = (search = "") => new URL(`https://photomap.example/p/new/states${search}`);
  const created = (id: string) => ({
    createMapmakerFile: {
      __typename: "CreateMapmakerFileSuccess" as const,
      file: { id, name: "50 States", outputType: "VINYL_WALL_MAP" as const },
    },
  });

  beforeEach(() => {
    stubBrowserGlobals();
    api = new FakeGraphql();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("PRJ-13 PRJ-14 sends the options of the URL and tracks the new project once", async () => {
    api.on(CreateFileDocument, created("abc123"));
    const options = {
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      inputs: { DC: { enabled: false } },
    } as const;
    const address = url(`?ies=${encodeURIComponent(encodeOptions(options))}`);
    expect(await createProjectFromUrl("states", address)).toEqual({
      kind: "created",
      projectId: "abc123",
    });
    expect(api.sent).toMatchObject([{ input: { designId: "states", ...options } }]);
    expect(api.usage).toEqual([{ name: "create-project", outputType: "VINYL_WALL_MAP" }]);
  });

  it("PRJ-13 ignores broken options", async () => {
    api.on(CreateFileDocument, created("abc123"));
    await createProjectFromUrl("states", url("?ies=%7Bbroken"));
    expect(api.sent).toEqual([{ input: { designId: "states", requestId: expect.any(String) } }]);
  });

  it("ERR-01 returns the message of a refusal", async () => {
    const message = "This design does not exist.";
    api.on(CreateFileDocument, {
      createMapmakerFile: { __typename: "InvalidInput", message },
    });
    expect(await createProjectFromUrl("atlantis", url())).toEqual({ kind: "refused", message });
    expect(api.usage).toEqual([]);
  });

  it("repeats the same request after a network error, so that a retry creates no second project", async () => {
    const failed = await createProjectFromUrl("states", url());
    expect(failed).toEqual({ kind: "failed", message: "Network error." });
    const ids: unknown[] = [];
    api.on(CreateFileDocument, ({ input }) => {
      ids.push(input.requestId);
      if (ids.length === 1) throw new TypeError("The response was lost");
      return created("abc123");
    });
    expect(await createProjectFromUrl("states", url())).toMatchObject({ kind: "failed" });
    expect(await createProjectFromUrl("states", url())).toMatchObject({ kind: "created" });
    expect(ids[0]).toBe(ids[1]);
    await createProjectFromUrl("states", url());
    expect(ids[2]).not.toBe(ids[1]);
  });

  it("works in a browser that forbids storage, and repeats the same request there too", async () => {
    const forbidden = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Storage is disabled", "SecurityError");
    });
    const ids: unknown[] = [];
    api.on(CreateFileDocument, ({ input }) => {
      ids.push(input.requestId);
      if (ids.length === 1) throw new TypeError("The response was lost");
      return created("abc123");
    });
    expect(await createProjectFromUrl("states", url())).toMatchObject({ kind: "failed" });
    expect(await createProjectFromUrl("states", url())).toEqual({
      kind: "created",
      projectId: "abc123",
    });
    await createProjectFromUrl("states", url());
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[1]);
    expect(api.usage).toHaveLength(2);
    forbidden.mockRestore();
  });

  it("creates the project of a guest in the browser, or refuses a product that is not offered", async () => {
    api.on(CreateFileDocument, {
      createMapmakerFile: { __typename: "NotSignedIn", message: "" },
    });
    api.serve("/designs/states.json", DESIGN);
    const inputs = { CO: { background: "#00BAF2" } };
    const address = url(`?ies=${encodeURIComponent(encodeOptions({ inputs }))}`);
    const outcome = await createProjectFromUrl("states", address);
    if (outcome.kind !== "created") throw new Error(JSON.stringify(outcome));
    expect(outcome.projectId).toMatch(/^guest-/);
    const project = await findGuestProject(outcome.projectId);
    expect(project?.content).toMatchObject({
      name: "50 States",
      outputType: "VINYL_WALL_MAP",
      inputs: { CO: { background: "#00BAF2", images: [] } },
    });

    const vehicle = encodeURIComponent(encodeOptions({ outputType: "VEHICLE_MAP" }));
    expect(await createProjectFromUrl("states", url(`?ies=${vehicle}`))).toEqual({
      kind: "refused",
      message: "This map isn't available as this product.",
    });
    expect(
      await createProjectFromUrl("missing", new URL("https://photomap.example/p/new/missing")),
    ).toMatchObject({ kind: "failed" });
  });

  it("refuses a guest's project of a design that does not exist", async () => {
    api.on(CreateFileDocument, { createMapmakerFile: { __typename: "NotSignedIn", message: "" } });
    api.serve("/designs/atlantis.json", null);
    const message = "This design does not exist.";
    expect(await createProjectFromUrl("atlantis", url())).toEqual({ kind: "refused", message });
  });
});
