// @vitest-environment jsdom
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { GetPhotosDocument, type PhotoStatus } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { ToastRegion } from "../../ui/toasts/ToastRegion.tsx";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makePhoto } from "../store/test/open-store.ts";
import { openSampleProject } from "../store/test/render-project.tsx";
import { useRejectedPhotoRemoval } from "./use-rejected-photo-removal.ts";

beforeAll(stubBrowserGlobals);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const inputs = {
  CO: { type: "OPENING", images: [makePhoto("a"), makePhoto("b")], modifiedAt: "" },
} as const;

/** Opens a project with two photos of which the server rejected `b`. */
async function visit(facts: Parameters<typeof openSampleProject>[0] = {}) {
  const api = new FakeGraphql();
  const getStatus = (id: string): PhotoStatus => (id === "b" ? "REJECTED" : "READY");
  api.on(GetPhotosDocument, ({ ids }) => ({
    photos: [ids].flat().map((id) => ({ id, signature: "", status: getStatus(id) })),
  }));
  const setup = await openSampleProject({ ...facts, content: { inputs } });
  render(<ToastRegion />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  renderHook(() => useRejectedPhotoRemoval(setup.project));
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  return { ...setup, api };
}

it("removes a rejected photo from the map, saves and shows where it was", async () => {
  const { project, server } = await visit();
  const ids = () => project.store.getState().content.inputs["CO"]?.images.map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual(["a"]));
  expect(await screen.findByText(/^There was an error adding file in Colorado/)).toBeDefined();
  await waitFor(() => expect(server.copy.content.inputs["CO"]?.images).toHaveLength(1));
});

it("asks nothing for a guest, whose photos the server does not have", async () => {
  const { api } = await visit({ isGuest: true });
  expect(api.sent).toEqual([]);
});

it("asks nothing for a reader, who cannot remove photos", async () => {
  const { api } = await visit({ viewerPolicy: "VIEWER" });
  expect(api.sent).toEqual([]);
});
