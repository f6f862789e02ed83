import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, reply } from "../../app/test/fake-api.ts";

const api = new FakeApi();

beforeAll(async () => vi.stubEnv("API_URL", await api.start()));
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

it("leaves the maps of a guest with a session to the browser, which has them", async () => {
  const { loadOwnFiles } = await import("./own-maps.server.ts");
  const headers = { cookie: "__Host-photomap-session=x" };
  const request = new Request("https://photomap.example/product/map", { headers });
  api.answer = reply({ account: null, files: [] });
  expect(await loadOwnFiles(request)).toBeUndefined();
  api.answer = reply({ account: { id: "a1" }, files: [] });
  expect(await loadOwnFiles(request)).toEqual([]);
});
