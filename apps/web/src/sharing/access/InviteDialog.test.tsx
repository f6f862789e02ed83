// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { AddMapmakerFileAccessDocument } from "../../platform/api/generated/graphql.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { openSampleProject, renderInProject } from "../../project/store/test/render-project.tsx";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { InviteDialog } from "./InviteDialog.tsx";

const EMAIL = "sister@mail.example";
const GRANT = {
  id: "1",
  granteeId: null,
  granteeEmail: EMAIL,
  granteeHasAccount: false,
  role: "COLLABORATOR",
} as const;
const SUCCESS = {
  __typename: "AddMapmakerFileAccessSuccess",
  fileAccess: { ...GRANT, fileId: "abc123" },
} as const;

let api: FakeGraphql;
const onClose = vi.fn();

beforeAll(stubBrowserGlobals);
beforeEach(() => {
  api = new FakeGraphql();
});
afterEach(() => {
  cleanup();
  onClose.mockReset();
});

async function openDialog() {
  const user = userEvent.setup({ delay: null });
  const setup = await openSampleProject();
  renderInProject(setup.project, <InviteDialog opened onClose={onClose} />);
  const dialog = within(await screen.findByRole("dialog", { name: "Invite Someone" }));
  const email = () => dialog.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  const note = () => dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Note (optional)" });
  const send = () => user.click(dialog.getByRole("button", { name: "Send invitation" }));
  return { ...setup, user, dialog, email, note, send };
}

it("SHR-06 sends an invitation with a note, then offers another one, and shows failures inside", async () => {
  const { dialog, user, email, note, send, project } = await openDialog();
  expect(email().type).toBe("email");
  expect(await findViolations()).toEqual([]);

  api.on(AddMapmakerFileAccessDocument, {
    addMapmakerFileAccess: { __typename: "TooManyAttempts", message: "Too many invitations." },
  });
  await user.type(email(), EMAIL);
  await user.type(note(), "Have you got Utah?");
  await send();
  expect((await dialog.findByRole("alert")).textContent).toBe("Too many invitations.");
  expect([email().value, note().value]).toEqual([EMAIL, "Have you got Utah?"]);
  expect(await findViolations()).toEqual([]);

  api.off(AddMapmakerFileAccessDocument);
  await send();
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toBe("Network error."));
  expect([email().value, note().value]).toEqual([EMAIL, "Have you got Utah?"]);

  api.on(AddMapmakerFileAccessDocument, { addMapmakerFileAccess: SUCCESS });
  await send();
  expect(await dialog.findByText(`Invitation sent to ${EMAIL}`)).toBeDefined();
  expect(api.sent.at(-1)).toEqual({
    input: {
      fileId: project.id,
      granteeEmail: EMAIL,
      role: "COLLABORATOR",
      note: "Have you got Utah?",
    },
  });
  expect(project.store.getState().grants).toEqual([{ ...GRANT, projectId: "abc123" }]);
  expect(project.store.getState().isDirty).toBe(false);
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Done" }));
  expect(await findViolations()).toEqual([]);

  await user.click(dialog.getByRole("button", { name: "Add Another" }));
  expect([email().value, note().value]).toEqual(["", ""]);
  await user.type(email(), EMAIL);
  await send();
  expect(await dialog.findByText(`Invitation sent to ${EMAIL}`)).toBeDefined();
  expect(project.store.getState().grants).toEqual([{ ...GRANT, projectId: "abc123" }]);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("needs an e-mail address, but no note", async () => {
  api.on(AddMapmakerFileAccessDocument, { addMapmakerFileAccess: SUCCESS });
  const { dialog, user, email, send } = await openDialog();
  await send();
  expect(dialog.getByText("Enter the email address of the person you're inviting")).toBeDefined();
  await user.type(email(), "sister@mail");
  expect(dialog.getByText("Invalid email")).toBeDefined();
  expect(api.sent).toEqual([]);
  await user.type(email(), ".example");
  await send();
  expect(await dialog.findByText(`Invitation sent to ${EMAIL}`)).toBeDefined();
});
