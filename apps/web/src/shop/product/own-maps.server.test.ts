import { expect, it } from "vitest";
import { GetOwnMapsDocument } from "../../platform/api/generated/graphql.ts";
import { ACCOUNT, FakeGraphql, SESSION } from "../../test/fake-graphql.ts";
import { loadOwnMapProjects } from "./own-maps.server.ts";

it("leaves the maps of a guest with a session to the browser, which has them", async () => {
  const api = new FakeGraphql();
  const request = new Request("https://photomap.example/product/map", { headers: SESSION });
  api.on(GetOwnMapsDocument, { account: null, files: [] });
  expect(await loadOwnMapProjects(request)).toBeUndefined();
  api.on(GetOwnMapsDocument, { account: { id: ACCOUNT.id }, files: [] });
  expect(await loadOwnMapProjects(request)).toEqual([]);
});
