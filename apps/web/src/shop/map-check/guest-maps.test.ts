// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StoreGuestSnapshotDocument } from "../../platform/api/generated/graphql.ts";
import { openBrowserStore } from "../../project/store/browser-store.ts";
import { createGuestProject } from "../../project/store/guests/guest-projects.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { DESIGN } from "../../project/store/test/sample-design.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { updateGuestSnapshots } from "./guest-maps.ts";
import { uploadGuestMap } from "./upload-guest-map.ts";

let api: FakeGraphql;

beforeEach(() => {
  stubBrowserGlobals();
  api = new FakeGraphql();
  api.on(StoreGuestSnapshotDocument, {
    storeGuestSnapshot: { __typename: "StoreGuestSnapshotSuccess", projectId: "snap01" },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("uploads a guest's ordered map again only after it was edited", async () => {
  await createGuestProject(DESIGN, { requestId: "r1" });
  await uploadGuestMap("guest-r1");
  const known = new Map([["snap01", "guest-r1"]]);
  expect(await updateGuestSnapshots(["snap01", "abc123"])).toEqual(known);
  expect(api.sent).toHaveLength(1);
  const db = await openBrowserStore();
  const copy = await db.get("copies", "guest-r1");
  if (copy === undefined) throw new Error("The map is missing");
  const server = { ...copy.server, updatedAt: "2026-11-20T00:00:00.000Z" };
  await db.put("copies", { ...copy, server });
  expect(await updateGuestSnapshots(["snap01"])).toEqual(known);
  expect(await updateGuestSnapshots(["snap01"])).toEqual(known);
  expect(api.sent).toHaveLength(2);
});

it("finds nothing for maps of accounts", async () => {
  await createGuestProject(DESIGN, { requestId: "r2" });
  expect(await updateGuestSnapshots(["abc123"])).toEqual(new Map());
  expect(api.sent).toEqual([]);
});
