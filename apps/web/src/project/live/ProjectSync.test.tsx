// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  GetFileWithDesignDocument,
  type GetFileWithDesignQuery,
} from "../../platform/api/generated/graphql.ts";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { dismissToast } from "../../ui/toasts/toast-store.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { openSampleProject, renderInProject } from "../store/test/render-project.tsx";
import { PresentPeople } from "./PresentPeople.tsx";
import { ProjectSync } from "./ProjectSync.tsx";
import { FakeEventSource } from "./test/fake-event-source.ts";

beforeAll(stubBrowserGlobals);
let api: FakeGraphql;
beforeEach(() => {
  api = new FakeGraphql();
  FakeEventSource.install();
});
afterEach(() => {
  act(() => dismissToast("suggestions-arrived"));
  cleanup();
  vi.unstubAllGlobals();
  stubBrowserGlobals();
});

const onAccessChanged = vi.fn<() => void>();

async function openLive(facts: Parameters<typeof openSampleProject>[0] = {}) {
  onAccessChanged.mockClear();
  const setup = await openSampleProject(facts);
  const { project, server } = setup;
  const countLoads = () => api.sent.length;
  api.on(GetFileWithDesignDocument, () => {
    const { content, grants: fileAccesses, ...details } = server.copy;
    const file = {
      ...details,
      ...content,
      fileAccesses,
      photoBucket: "photos",
      photoSignatures: {},
    };
    return { file, account: null } as unknown as GetFileWithDesignQuery;
  });
  const view = renderInProject(
    project,
    <ProjectSync project={project} onAccessChanged={onAccessChanged} />,
  );
  return { ...setup, ...view, countLoads };
}

const emitVersion = (updatedAt: string) =>
  FakeEventSource.emit("project", { backupVersion: 2, updatedAt });

const suggestion = (second: number) => ({
  id: String(second),
  openingId: "UT",
  name: "Sister",
  submittedAt: `2026-11-16T09:00:0${second}.000Z`,
});

describe("a save on another device", () => {
  it("is loaded and merged with the edits of this page", async () => {
    const { project, server } = await openLive();
    const { store } = project;
    act(() =>
      store.edit({ type: "SET_OPENING", openingId: "CO", settings: { background: "#ff0000" } }),
    );
    server.changeElsewhere((content) => ({ ...content, name: "Renamed elsewhere" }));
    emitVersion(server.copy.updatedAt);
    await waitFor(() => expect(store.getState().content.name).toBe("Renamed elsewhere"));
    expect(store.getState().content.inputs["CO"]?.background).toBe("#ff0000");
    expect(store.getState().conflict).toBeUndefined();
  });

  it("is not loaded when this page saved it, even if the event is faster than the response", async () => {
    const { project, server, countLoads } = await openLive();
    const { store } = project;
    act(() => store.edit({ type: "SET_DETAILS", details: { name: "Mine" } }));
    const saving = store.save();
    await vi.waitUntil(() => server.saves === 1);
    emitVersion(server.copy.updatedAt);
    await act(() => saving);
    // Another device's save after it is loaded: the events before it are done by then.
    server.changeElsewhere((content) => ({ ...content, name: "Theirs" }));
    emitVersion(server.copy.updatedAt);
    await waitFor(() => expect(store.getState().content.name).toBe("Theirs"));
    expect(countLoads()).toBe(1);
  });

  it("is loaded by a reader after a lost connection", async () => {
    const { project, server } = await openLive({ viewerPolicy: "VIEWER" });
    emitVersion(server.copy.updatedAt);
    vi.spyOn(Math, "random").mockReturnValue(0);
    FakeEventSource.fail();
    server.changeElsewhere((content) => ({ ...content, name: "Saved meanwhile" }));
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2), { timeout: 5_000 });
    emitVersion(server.copy.updatedAt);
    await waitFor(() => expect(project.store.getState().content.name).toBe("Saved meanwhile"));
  });
});

describe("suggestions", () => {
  it("are loaded for the map and its badge, and new ones are announced politely with a way to review them", async () => {
    const { router, project } = await openLive();
    const refresh = vi.spyOn(project.suggestions, "refresh");
    FakeEventSource.emit("suggestions", { waiting: 2, latest: suggestion(1) });
    expect(screen.queryByRole("button", { name: "Review" })).toBeNull();
    FakeEventSource.emit("suggestions", { waiting: 3, latest: suggestion(2) });
    expect(refresh).toHaveBeenCalledTimes(2);
    const text = screen.getByText("Sister suggested a photo for Utah.");
    expect(text.closest("[aria-live='polite']")).not.toBeNull();
    expect(await findViolations()).toEqual([]);
    FakeEventSource.emit("suggestions", { waiting: 9, latest: suggestion(3) });
    expect(screen.getByText("6 new suggestions for your map.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Review" }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/p/${project.id}/collaborate`),
    );
  });
});

describe("access", () => {
  it("is reported when the project is gone, and when the policy is another one", async () => {
    const { server } = await openLive({ viewerPolicy: "VIEWER" });
    FakeEventSource.emit("access");
    await waitFor(() => expect(api.sent).toHaveLength(1));
    server.copy = { ...server.copy, viewerPolicy: "COLLABORATOR" };
    FakeEventSource.emit("access");
    await waitFor(() => expect(onAccessChanged).toHaveBeenCalledTimes(1));
    api.on(GetFileWithDesignDocument, { file: null, account: null });
    FakeEventSource.emit("access");
    await waitFor(() => expect(onAccessChanged).toHaveBeenCalledTimes(2));
  });

  it("is kept while the server cannot be reached", async () => {
    const { project } = await openLive();
    api.isReachable = false;
    FakeEventSource.emit("access");
    FakeEventSource.fail();
    await vi.waitUntil(() => !browserConnection.isOnline());
    await act(() => project.store.flush());
    expect(onAccessChanged).not.toHaveBeenCalled();
    api.isReachable = true;
    api.serve("/config", {});
    expect(await browserConnection.check()).toBe(true);
  });
});

describe("the people who have the project open", () => {
  const people = (...names: string[]) =>
    names.map((name, index) => ({ id: String(index), name, role: "VIEWER" }));
  const show = (count: number, ...names: string[]) =>
    FakeEventSource.emit("presence", { viewers: people(...names), count });

  it("are one button with their names, which opens a list", async () => {
    await openLive();
    show(3, "Older sister", "A guest", "A guest");
    render(<PresentPeople />);
    const button = screen.getByRole("button", { name: "Also here: Older sister, A guest (2)" });
    fireEvent.click(button);
    const list = screen.getByRole("list");
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      "OSOlder sisterOlder sister",
      "AGA guestA guest (2)",
    ]);
    expect(await findViolations()).toEqual([]);
    show(120, "Older sister");
    expect(screen.getByText("and 119 more")).toBeDefined();
  });
});
