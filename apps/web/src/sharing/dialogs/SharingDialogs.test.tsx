// @vitest-environment jsdom
import type { ProjectContent } from "@photomap/project";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it } from "vitest";
import { GetShareLinkDocument } from "../../platform/api/generated/graphql.ts";
import {
  closeSharingDialog,
  openSharingDialog,
  useSharingDialog,
} from "../../project/map-editor/sharing-dialogs.ts";
import { ProjectContext } from "../../project/store/project-context.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { makePhoto } from "../../project/store/test/open-store.ts";
import { openSampleProject } from "../../project/store/test/render-project.tsx";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { SharingDialogs } from "./SharingDialogs.tsx";

beforeAll(stubBrowserGlobals);
afterEach(() => {
  closeSharingDialog();
  cleanup();
});

function Dialogs() {
  return <SharingDialogs opened={useSharingDialog()} />;
}

async function renderDialogs(content?: Partial<ProjectContent>) {
  const api = new FakeGraphql();
  const url = "https://photomap.example/p/abc123?s=1";
  api.on(GetShareLinkDocument, {
    file: { shareLink: { url, expiresAt: null, hasPassword: false } },
  });
  const setup = await openSampleProject(content && { content });
  const element = (
    <ProjectContext value={setup.project}>
      <Dialogs />
    </ProjectContext>
  );
  const visitor = { identity: "a1", email: "customer@mail.example", projectCount: 1 };
  renderPage([{ path: "/", element }], { root: { visitor } });
  return { ...setup, user: userEvent.setup({ delay: null }) };
}

it("SHR-01 the settings offer three policies and an invitation, and close with Done", async () => {
  const { user, server } = await renderDialogs();
  act(() => openSharingDialog("settings"));
  const dialog = within(await screen.findByRole("dialog", { name: "Share your map" }));
  expect(dialog.getByRole("heading", { name: "Sharing Settings" })).toBeDefined();
  expect(await findViolations()).toEqual([]);
  const access = within(dialog.getByRole("group", { name: "Who can see this map" }));
  const options = access.getAllByRole<HTMLInputElement>("radio");
  expect(options.map((option) => option.closest("label")?.textContent)).toEqual([
    "PrivateOnly you and the people you invite.",
    "Public viewingAnyone with the link can view.",
    "Public collaborationAnyone with the link can view and suggest photos. You approve them.",
  ]);
  expect(options.map(({ checked }) => checked)).toEqual([true, false, false]);
  for (const [index, policy] of [
    [1, "PUBLIC"],
    [2, "PUBLIC_COLLABORATORS"],
    [0, "PRIVATE"],
  ] as const) {
    await user.click(access.getAllByRole("radio")[index] ?? document.body);
    await waitFor(() => expect(server.copy.content.accessPolicy).toBe(policy));
  }
  await user.click(dialog.getByRole("button", { name: "Invite Someone" }));
  const invitation = within(await screen.findByRole("dialog", { name: "Invite Someone" }));
  await user.click(invitation.getByRole("button", { name: "Cancel" }));
  await user.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the settings lead to the progress image of a map with photos", async () => {
  const inputs = {
    UT: { type: "OPENING", images: [makePhoto("a")], modifiedAt: "2026-11-15T08:00:00.000Z" },
  } as const;
  const { user } = await renderDialogs({ inputs });
  act(() => openSharingDialog("settings"));
  await user.click(await screen.findByRole("button", { name: "Share image" }));
  expect(await screen.findByRole("dialog", { name: "Share your progress" })).toBeDefined();
  expect(screen.queryByRole("dialog", { name: "Share your map" })).toBeNull();
});

it("the invitation opens without the settings", async () => {
  await renderDialogs();
  act(() => openSharingDialog("invite"));
  expect(await screen.findByRole("dialog", { name: "Invite Someone" })).toBeDefined();
  expect(screen.queryByRole("dialog", { name: "Share your map" })).toBeNull();
});
