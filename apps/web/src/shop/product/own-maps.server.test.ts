import { expect, it } from "vitest";
import { GetOwnMapsDocument } from "../../platform/api/generated/graphql.ts";
import { ACCOUNT, FakeGraphql, SESSION } from "../../test/fake-graphql.ts";
import { listOwnMaps, loadOwnMapProjects, type OwnMapProjects } from "./own-maps.server.ts";

it("leaves the maps of a guest with a session to the browser, which has them", async () => {
  const api = new FakeGraphql();
  const request = new Request("https://photomap.example/product/map", { headers: SESSION });
  api.on(GetOwnMapsDocument, { account: null, files: [] });
  expect(await loadOwnMapProjects(request)).toBeUndefined();
  api.on(GetOwnMapsDocument, { account: { id: ACCOUNT.id }, files: [] });
  expect(await loadOwnMapProjects(request)).toEqual([]);
});

it("selects the map that the address names, otherwise the last updated", () => {
  const facts = { name: "", updatedAt: "", progress: null, previewImageUrl: null };
  const design = { regionTypePlural: "states", width: 3, height: 2 };
  const files: OwnMapProjects = ["newest", "older", "other"].map((id) => ({
    ...facts,
    id,
    designId: id === "other" ? "world" : "states",
    design,
  }));
  const list = (wanted: string | null) =>
    listOwnMaps(files, ["states"], wanted).map(({ id }) => id);
  expect(list(null)).toEqual(["newest", "older"]);
  expect(list("older")).toEqual(["older", "newest"]);
  expect(list("other")).toEqual(["newest", "older"]);
});
