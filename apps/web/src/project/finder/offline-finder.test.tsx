// @vitest-environment jsdom
import "../store/test/fake-indexed-db.ts";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { keepFinder } from "../offline/kept-finder.ts";
import { syncLocalDataWithVisitor } from "../offline/sync-local-data-with-visitor.ts";
import { withOfflineStore } from "../store/loading/offline-store.ts";
import { loadKeptFinder } from "./offline-finder.tsx";
import { ProjectGrid } from "./ProjectGrid.tsx";

const ACCOUNT = { email: "owner@mail.example", identity: "account-1" };

const makeProject = (id: string): FinderProjectFragment => ({
  id,
  name: `Map ${id}`,
  updatedAt: "2026-11-15T08:00:00.000Z",
  viewerPolicy: "OWNER",
  previewImageUrl: null,
  firstPhotoDay: null,
  progress: { filled: 1, total: 50 },
  design: { thumbnailUrl: null, width: 3, height: 2, regionTypePlural: "states" },
});

it("says which of the kept list cannot be opened without a connection", async () => {
  await syncLocalDataWithVisitor({ ...ACCOUNT, projectCount: 2 });
  const projects = [makeProject("opened"), makeProject("unseen")];
  const found = { account: ACCOUNT, files: projects, sharedFiles: [], deletedFiles: [] };
  await keepFinder({ found, designCount: 131 });
  await withOfflineStore((db) =>
    db.put("projects", {
      id: "opened",
      identity: ACCOUNT.identity,
      designId: "states",
      businessId: "pm",
      photos: { bucket: "photos", signatures: {} },
      openedAtMs: 1,
    }),
  );
  const kept = await loadKeptFinder();
  renderPage([{ path: "/", element: <ProjectGrid files={kept?.found.files ?? []} /> }], {});
  const cards = screen.getAllByRole("article").map((card) => within(card));
  expect(cards.map((card) => card.queryByText("Not available offline") !== null)).toEqual([
    false,
    true,
  ]);
});
