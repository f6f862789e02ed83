// @vitest-environment jsdom
import type { Grant, ProjectContent } from "@photomap/project";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  GetShareLinkDocument,
  RemoveShareLinkPasswordDocument,
  RenewShareLinkDocument,
  SetShareLinkExpiryDocument,
  SetShareLinkPasswordDocument,
} from "../../platform/api/generated/graphql.ts";
import { ProjectContext } from "../../project/store/project-context.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { openSampleProject } from "../../project/store/test/render-project.tsx";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { SharingSettings } from "./SharingSettings.tsx";
import type { ShareLink } from "./use-share-link.ts";

const URL = "https://photomap.example/p/abc123?s=1";
const LINK = { url: URL, expiresAt: null, hasPassword: false };
const GRANT = {
  id: "g1",
  projectId: "abc123",
  granteeId: null,
  granteeEmail: "sister@mail.example",
  granteeHasAccount: false,
  role: "COLLABORATOR",
} as const;
const onClose = vi.fn();

const succeed = (changes: Partial<ShareLink>) =>
  ({ __typename: "ShareLinkSuccess", shareLink: { ...LINK, ...changes } }) as const;

let api: FakeGraphql;

beforeAll(stubBrowserGlobals);
beforeEach(() => {
  api = new FakeGraphql();
  api.on(GetShareLinkDocument, { file: { shareLink: LINK } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onClose.mockReset();
  vi.useRealTimers();
});

interface Setup {
  readonly content?: Partial<ProjectContent>;
  readonly isGuest?: boolean;
  readonly grants?: readonly Grant[];
}

async function openSettings(options: Setup = {}) {
  const { content = { accessPolicy: "PUBLIC" }, isGuest = false, grants = [] } = options;
  const user = userEvent.setup({ delay: null });
  const setup = await openSampleProject({ content, isGuest });
  await setup.project.store.changeGrants(() => grants);
  const account = { identity: "a1", email: "customer@mail.example", projectCount: 1 };
  const visitor = isGuest ? undefined : account;
  renderPage(
    [
      {
        path: "/p/abc123",
        element: (
          <ProjectContext value={setup.project}>
            <SharingSettings opened onClose={onClose} />
          </ProjectContext>
        ),
      },
      { path: "*", Component: () => null },
    ],
    { entries: ["/p/abc123"], root: { visitor } },
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Share your map" }));
  return { ...setup, user, dialog };
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const linkField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Sharing link" });

describe("the sharing settings", () => {
  it("SHR-03 leave only the private option without an account, with a link to register", async () => {
    const { dialog, user, project } = await openSettings({ isGuest: true, content: {} });
    expect(radio(/^Private/).checked).toBe(true);
    expect(radio(/^Private/).disabled).toBe(false);
    for (const name of [/^Public viewing/, /^Public collaboration/]) {
      expect(radio(name).disabled).toBe(true);
      await user.click(radio(name));
    }
    expect(project.store.getState().content.accessPolicy).toBe("PRIVATE");
    const warning = dialog.getByRole("status");
    expect(warning.textContent).toContain("Register to share it.");
    const register = within(warning).getByRole("link", { name: "Register" });
    expect(register.getAttribute("href")).toBe(`/account/register?redirectTo=/p/${project.id}`);
    expect(dialog.queryByRole("textbox", { name: "Sharing link" })).toBeNull();
    expect(dialog.queryByRole("button", { name: "Invite Someone" })).toBeNull();
    expect(await findViolations()).toEqual([]);
    cleanup();
    await openSettings();
    expect(radio(/^Public viewing/).disabled).toBe(false);
    expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
  });
});

describe("the link", () => {
  it("SHR-02 is copied by a button that shows 'copied'", async () => {
    const { dialog, user } = await openSettings();
    expect((await linkField()).value).toBe(URL);
    const write = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(dialog.getByRole("button", { name: "Copy" }));
    expect(write).toHaveBeenCalledWith(URL);
    expect(await dialog.findByRole("button", { name: "copied" })).toBeDefined();
  });

  it("is selected when it cannot be copied", async () => {
    const { dialog, user } = await openSettings();
    const field = await linkField();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(dialog.getByRole("button", { name: "Copy" }));
    expect(await dialog.findByText(/couldn't copy the link/)).toBeDefined();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL.length]);
  });

  it("shows an error with a retry when it cannot be loaded", async () => {
    api.off(GetShareLinkDocument);
    const { dialog, user } = await openSettings();
    expect((await dialog.findByRole("alert")).textContent).toContain("Network error.");
    expect(await findViolations()).toEqual([]);
    api.on(GetShareLinkDocument, { file: { shareLink: LINK } });
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect((await linkField()).value).toBe(URL);
  });

  it("SHR-02 of a private map exists after one press, which says who can view from then on", async () => {
    const { dialog, user, project } = await openSettings({ content: { accessPolicy: "PRIVATE" } });
    expect(dialog.getByText(/^Only you can see this map\./)).toBeDefined();
    expect(dialog.queryByRole("textbox", { name: "Sharing link" })).toBeNull();
    expect(dialog.queryByRole("button", { name: "Renew the link" })).toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Create a sharing link" }));
    expect(project.store.getState().content.accessPolicy).toBe("PUBLIC");
    expect((await linkField()).value).toBe(URL);
    const [announced] = dialog.getAllByRole("status");
    expect(announced?.textContent).toBe("Anyone with the link can view.");
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Copy" }));
  });

  it("of a private map is for the people who were invited, and has no restrictions to set", async () => {
    const { dialog, user, project } = await openSettings({
      content: { accessPolicy: "PRIVATE" },
      grants: [GRANT],
    });
    await linkField();
    expect(dialog.getByText(/people you've invited can open this link/)).toBeDefined();
    for (const name of ["Show QR code", "Send", "Renew the link"]) {
      expect(dialog.queryByRole("button", { name })).toBeNull();
    }
    await user.click(dialog.getByRole("button", { name: "Let anyone with the link view" }));
    expect(project.store.getState().content.accessPolicy).toBe("PUBLIC");
  });

  it("comes before the settings", async () => {
    const { dialog } = await openSettings();
    const field = await linkField();
    const title = dialog.getByRole("heading", { name: "Sharing Settings" });
    expect(title.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(dialog.queryByRole("radio", { name: /Matboard/ })).toBeNull();
  });

  it("is sent by the share sheet of the device, and says when that fails", async () => {
    const share = vi.fn<Navigator["share"]>();
    vi.stubGlobal("navigator", Object.assign(navigator, { share }));
    const { dialog, user } = await openSettings({
      content: { accessPolicy: "PUBLIC_COLLABORATORS" },
    });
    await linkField();
    share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
    await user.click(dialog.getByRole("button", { name: "Send" }));
    const text = "Here's my photo map, “Our travels”. Do you have a photo for it?";
    expect(share).toHaveBeenCalledWith({ title: "Our travels", text, url: URL });
    expect(dialog.queryByRole("alert")).toBeNull();
    share.mockRejectedValueOnce(new DOMException("broken", "DataError"));
    await user.click(dialog.getByRole("button", { name: "Send" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Copy it instead.");
    Reflect.deleteProperty(navigator, "share");
  });

  it("is sent by email from a device without a share sheet", async () => {
    const { dialog } = await openSettings();
    await linkField();
    const href = dialog.getByRole("link", { name: "Send by email" }).getAttribute("href") ?? "";
    const mail = new globalThis.URL(href);
    expect(mail.protocol).toBe("mailto:");
    expect(mail.searchParams.get("subject")).toBe("Our travels");
    expect(mail.searchParams.get("body")).toBe(`Here's my photo map, “Our travels”.\n\n${URL}`);
  });

  it("says what else a reader needs", async () => {
    const shareLink = { ...LINK, hasPassword: true };
    api.on(GetShareLinkDocument, { file: { shareLink } });
    await openSettings();
    const describe = async () =>
      document.getElementById((await linkField()).getAttribute("aria-describedby") ?? "");
    expect((await describe())?.textContent).toBe("Send people the password, too.");
    cleanup();
    const expiresAt = "2020-05-04T00:00:00.000Z";
    api.on(GetShareLinkDocument, { file: { shareLink: { ...shareLink, expiresAt } } });
    await openSettings();
    expect((await describe())?.textContent).toMatch(/^This link has expired\./);
  });

  it("is shown as a QR code that can be printed", async () => {
    const print = vi.spyOn(window, "print").mockReturnValue();
    const { dialog, user } = await openSettings();
    await linkField();
    await user.click(dialog.getByRole("button", { name: "Show QR code" }));
    const qr = within(await screen.findByRole("dialog", { name: "Scan to open the map" }));
    expect(qr.getByRole("img", { name: "QR code for the link to Our travels" })).toBeDefined();
    expect(await findViolations()).toEqual([]);
    await user.click(qr.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe("the restrictions of the link", () => {
  it("end it after a day, a week, a month, on a date, or never", async () => {
    const sent: (string | null | undefined)[] = [];
    api.on(SetShareLinkExpiryDocument, ({ expiresAt }) => {
      sent.push(expiresAt);
      return { updateShareLink: succeed({ expiresAt: expiresAt ?? null }) };
    });
    const { dialog, user } = await openSettings();
    await linkField();
    const select = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Link expires" });
    expect(select.selectedOptions[0]?.textContent).toBe("Never");
    const before = Date.now();
    await user.selectOptions(select, "In a week");
    await waitFor(() => expect(select.value).toBe("current"));
    expect(select.selectedOptions[0]?.textContent).toMatch(/^On \w+ \d+, \d{4} at/);
    const week = new Date(sent[0] ?? "").getTime() - before;
    expect(Math.round(week / 86_400_000)).toBe(7);
    await user.selectOptions(select, "On a date");
    fireEvent.change(dialog.getByLabelText("Last day"), { target: { value: "2030-05-04" } });
    await user.click(dialog.getByRole("button", { name: "Set date" }));
    await waitFor(() => expect(select.selectedOptions[0]?.textContent).toMatch(/^On May 4, 2030/));
    expect(sent[1]).toBe(new Date(2030, 4, 4, 23, 59, 59, 999).toISOString());
    await user.selectOptions(select, "Never");
    await waitFor(() => expect(select.value).toBe("never"));
    expect(sent[2]).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it("set and remove a password, and show why one is refused without losing it", async () => {
    api.on(SetShareLinkPasswordDocument, ({ password }) => ({
      updateShareLink:
        password === "123456"
          ? ({ __typename: "InvalidInput", message: "Too many people use this password." } as const)
          : succeed({ hasPassword: true }),
    }));
    api.on(RemoveShareLinkPasswordDocument, { updateShareLink: succeed({}) });
    const { dialog, user } = await openSettings();
    await linkField();
    await user.click(dialog.getByRole("button", { name: "Set a password" }));
    const field = dialog.getByLabelText<HTMLInputElement>("Link password");
    await user.type(field, "123456");
    await user.click(dialog.getByRole("button", { name: "Save password" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Too many people");
    expect(field.value).toBe("123456");
    expect(await findViolations()).toEqual([]);
    await user.clear(field);
    await user.type(field, "two green herons");
    await user.click(dialog.getByRole("button", { name: "Save password" }));
    expect(await dialog.findByText("The link needs a password.")).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Remove password" }));
    expect(await dialog.findByText("The link doesn't need a password.")).toBeDefined();
  });

  it("renew it after a question that states the end of the old one", async () => {
    const url = `${URL}&k=AbCdEfGhIjKlMnOpQrStUv`;
    api.on(RenewShareLinkDocument, { renewShareLink: succeed({ url }) });
    const { dialog, user } = await openSettings();
    await linkField();
    await user.click(dialog.getByRole("button", { name: "Renew the link" }));
    const question = await screen.findByRole("dialog", { name: "Renew the link?" });
    expect(question.textContent).toMatch(/^.*old link and its QR code stop working right away/);
    expect(await findViolations()).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    expect((await linkField()).value).toBe(URL);
    await user.click(dialog.getByRole("button", { name: "Renew the link" }));
    const again = within(await screen.findByRole("dialog", { name: "Renew the link?" }));
    await user.click(again.getByRole("button", { name: "Renew the link" }));
    await waitFor(async () => expect((await linkField()).value).toBe(url));
    expect(dialog.getByText(/The old link no longer works/)).toBeDefined();
  });
});
