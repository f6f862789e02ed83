// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const ids: unknown[] = [];

beforeEach(() => {
  ids.length = 0;
  vi.resetModules();
  vi.stubGlobal("fetch", async (_url: string, { body }: { readonly body: string }) => {
    ids.push(JSON.parse(body).variables.id);
    return Response.json({ data: { file: null, account: null } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

it("requests the project of the page once, before a route asks for it", async () => {
  history.replaceState(null, "", "/p/AbC123/CO");
  const { loadProject } = await import("./load-project.ts");
  expect(ids).toEqual(["AbC123"]);
  await loadProject("AbC123");
  expect(ids).toEqual(["AbC123"]);
  await loadProject("AbC123");
  expect(ids).toEqual(["AbC123", "AbC123"]);
});

it.each(["/p/new/50-states-36x24", "/create", "/p/guest-1"])(
  "requests none on %s",
  async (path) => {
    history.replaceState(null, "", path);
    const { loadProject } = await import("./load-project.ts");
    expect(ids).toEqual([]);
    await loadProject("AbC123");
    expect(ids).toEqual(["AbC123"]);
  },
);
