import type { RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, fail } from "../test/fake-api.ts";
import { openPage } from "../test/open-page.tsx";

const api = new FakeApi();
let routes: RouteObject[];

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [{ log }, create] = await Promise.all([
    import("../../../server/log.server.ts"),
    import("./create.tsx"),
  ]);
  vi.spyOn(log, "error").mockReturnValue(undefined);
  routes = [{ path: "/create", loader: create.loader, Component: create.default }];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

it("ERR-02 shows the error and a retry button when the projects cannot be loaded", async () => {
  api.answer = fail(429, "Too many requests.");
  const busy = await openPage(routes, "/create");
  expect(busy.status).toBe(503);
  expect(busy.page).toContain("Too many requests.");
  expect(busy.page).toContain("Try again");
  api.answer = (response) => response.destroy();
  expect((await openPage(routes, "/create")).page).toContain("Network error.");
});
