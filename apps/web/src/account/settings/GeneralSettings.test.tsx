// @vitest-environment jsdom
import "../../project/store/test/fake-indexed-db.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ChangePasswordDocument,
  DeleteAccountDocument,
  DownloadDataExportDocument,
  GetDataExportDocument,
  RequestDataExportDocument,
  RequestEmailChangeDocument,
  ResetPasswordDocument,
  RetryMailDocument,
  SendPasswordResetCodeDocument,
  SetWantsDigestDocument,
  SignOutDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { GeneralSettings } from "./GeneralSettings.tsx";
// Loaded lazily: imported here, it is ready when a test needs it.
import "./SetPasswordSection.tsx";
import type { DataExport } from "./use-data-export.ts";

let api: FakeGraphql;
const location = {
  assign: vi.fn<(url: string) => void>(),
  replace: vi.fn<(url: string) => void>(),
};

beforeEach(() => {
  api = new FakeGraphql();
  vi.stubGlobal("location", location);
});
afterEach(() => {
  cleanup();
  location.assign.mockReset();
  location.replace.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function makeExport(facts: Partial<DataExport>): DataExport {
  return {
    id: "1",
    status: "RUNNING",
    photosDone: 0,
    photosTotal: null,
    bytes: null,
    expiresAt: null,
    ...facts,
  };
}

function openSettings(props: Partial<Parameters<typeof GeneralSettings>[0]> = {}): void {
  const element = (
    <GeneralSettings
      email="customer@mail.example"
      hasPassword
      isMailRefused={false}
      wantsDigest
      dataExport={undefined}
      agreement={null}
      {...props}
    />
  );
  renderPage([{ path: "/", element }]);
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("an account without a password", () => {
  it("sets one with a code by email", async () => {
    api.on(SendPasswordResetCodeDocument, { sendPasswordResetCode: { __typename: "CodeSent" } });
    const signedIn = { __typename: "SignedIn", isRestored: false } as const;
    api.on(ResetPasswordDocument, { resetPassword: signedIn });
    openSettings({ hasPassword: false });
    await screen.findByRole("button", { name: "Set a password" });
    expect(screen.queryByRole("button", { name: "Change password" })).toBeNull();
    press("Set a password");
    await screen.findByLabelText("Verification code");
    expect(await findViolations()).toEqual([]);
    type("Verification code", "042917");
    type("New password", "seven blue herons");
    press("Save");
    const email = "customer@mail.example";
    const entered = { email, code: "042917", newPassword: "seven blue herons" };
    await waitFor(() => expect(api.sent).toEqual([{ email }, entered]));
  });
});

describe("the address", () => {
  it("is changed with the password, and keeps what was typed after a refusal", async () => {
    const refusal = "Incorrect password.";
    api.on(RequestEmailChangeDocument, {
      requestEmailChange: { __typename: "IncorrectPassword", message: refusal },
    });
    openSettings();
    press("Change email");
    expect(document.activeElement).toBe(screen.getByLabelText("New email address"));
    press("Email the link");
    expect(screen.getByText("Enter an email address.")).toBeTruthy();
    type("New email address", "new@mail.example");
    type("Your password", "seven gray cranes");
    expect(await findViolations()).toEqual([]);
    press("Email the link");
    await screen.findByText(refusal);
    expect(screen.getByLabelText("New email address")).toHaveProperty("value", "new@mail.example");

    api.on(RequestEmailChangeDocument, {
      requestEmailChange: { __typename: "EmailChangeRequested", newEmail: "new@mail.example" },
    });
    press("Email the link");
    await screen.findByText("Almost done: open the link we emailed to new@mail.example.");
    expect(api.sent).toEqual(
      Array.from({ length: 2 }, () => ({
        email: "new@mail.example",
        password: "seven gray cranes",
      })),
    );
  });
});

describe("the password", () => {
  it("ACC-03 is changed in a form that opens, shows refusals and closes with a notice", async () => {
    const refusal = "Current password is incorrect.";
    api.on(ChangePasswordDocument, {
      changePassword: { __typename: "IncorrectPassword", message: refusal },
    });
    openSettings();
    press("Change password");
    type("Current password", "not my password");
    type("New password", "eight gray cranes");
    press("Save");
    expect((await screen.findByRole("alert")).textContent).toBe(refusal);
    expect(await findViolations()).toEqual([]);

    api.on(ChangePasswordDocument, {
      changePassword: { __typename: "PasswordChanged", message: "Password Updated" },
    });
    type("Current password", "seven blue herons");
    press("Save");
    expect(await screen.findByText("Password Updated")).toBeDefined();
    expect(screen.queryByLabelText("Current password")).toBeNull();
    expect(screen.getByRole("button", { name: "Change password" })).toBeDefined();
    expect(api.sent.at(-1)).toEqual({
      currentPassword: "seven blue herons",
      newPassword: "eight gray cranes",
    });
  });

  it("ACC-03 requires both passwords and six characters", async () => {
    openSettings();
    press("Change password");
    press("Save");
    expect(screen.getByText("Enter your password")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    type("New password", "12345");
    expect(screen.getByText("Password must be at least 6 characters")).toBeDefined();
    expect(api.sent).toEqual([]);
    press("Cancel");
    expect(screen.queryByLabelText("New password")).toBeNull();
  });

  it("moves the focus into the form and back to the button", () => {
    openSettings();
    press("Change password");
    expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
    press("Cancel");
    expect(document.activeElement?.textContent).toBe("Change password");
  });
});

describe("the deletion of the account", () => {
  it("requires the password and the typed word, and moves the focus with the form", async () => {
    openSettings();
    press("Delete my account");
    expect(document.activeElement).toBe(screen.getByLabelText("Your password"));
    type("Your password", "seven blue herons");
    press("Delete my account");
    expect(screen.getByText("Type the word delete to confirm.")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("Type delete to confirm")),
    );
    expect(api.sent).toEqual([]);
    press("Keep it");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete my account" }));
  });

  it("shows a wrong password, and leaves for the log-in with a full page load", async () => {
    api.on(DeleteAccountDocument, {
      deleteAccount: { __typename: "IncorrectPassword", message: "Incorrect password." },
    });
    openSettings();
    press("Delete my account");
    type("Your password", "not my password");
    type("Type delete to confirm", " DELETE ");
    press("Delete my account");
    expect((await screen.findByRole("alert")).textContent).toBe("Incorrect password.");
    expect(location.replace).not.toHaveBeenCalled();
    api.on(DeleteAccountDocument, { deleteAccount: { __typename: "DeletionRequested" } });
    press("Delete my account");
    await waitFor(() =>
      expect(location.replace).toHaveBeenCalledWith("/account/login?notice=deleted"),
    );
  });
});

describe("the data export", () => {
  it("shows the progress, which follows the server, until the file can be downloaded", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let current = makeExport({ photosDone: 12, photosTotal: 48 });
    api.on(RequestDataExportDocument, () => ({
      requestDataExport: { __typename: "DataExportRequested" as const, dataExport: current },
    }));
    api.on(GetDataExportDocument, () => ({ dataExport: current }));
    openSettings();
    press("Download my data");
    const bar = await screen.findByRole<HTMLProgressElement>("progressbar", {
      name: "Adding 12 of 48 photos",
    });
    expect(bar.value).toBe(25);
    expect(screen.getByText(/We'll email you when your file is ready\./)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Download my data" })).toBeNull();

    current = makeExport({ photosDone: 36, photosTotal: 48 });
    // The bar is shown before the effect that polls has run.
    const readAfterSecond = () => {
      pass(1000);
      return screen.getByRole<HTMLProgressElement>("progressbar").value;
    };
    await expect.poll(readAfterSecond).toBe(75);

    api.off(GetDataExportDocument);
    pass(1000);
    expect(screen.getByRole("progressbar")).toHaveProperty("value", 75);

    const expiresAt = "2026-11-22T10:00:00.000Z";
    current = makeExport({ status: "DONE", bytes: 48_200_000, expiresAt });
    api.on(GetDataExportDocument, () => ({ dataExport: current }));
    pass(1000);
    fireEvent.click(await screen.findByRole("button", { name: "Download 48 MB" }));
    expect(screen.getByText(/download it until November 22, 2026/)).toBeDefined();
    expect(screen.getByLabelText("Your password")).toBe(document.activeElement);
  });

  it("is downloaded with the password, which stays typed after a refusal", async () => {
    const message = "Incorrect password.";
    api.on(DownloadDataExportDocument, {
      downloadDataExport: { __typename: "IncorrectPassword", message },
    });
    openSettings({ dataExport: makeExport({ status: "DONE", bytes: 48_200_000 }) });
    press("Download 48 MB");
    press("Download");
    expect(screen.getByText("Enter your password")).toBeDefined();
    type("Your password", "seven gray cranes");
    press("Download");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>("Your password").value).not.toBe("");

    api.on(DownloadDataExportDocument, ({ password }) => ({
      downloadDataExport: { __typename: "DataExportOpened" as const, url: `/${password}.zip` },
    }));
    press("Download");
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith("/seven gray cranes.zip"));
    expect(await screen.findByRole("button", { name: "Download 48 MB" })).toBe(
      document.activeElement,
    );
  });

  it("is indeterminate while the photos are being counted", () => {
    openSettings({ dataExport: makeExport({ status: "WAITING" }) });
    const bar = screen.getByRole("progressbar", { name: "Counting your photos" });
    expect(bar.hasAttribute("value")).toBe(false);
  });

  it("shows a refusal and a network error, and can be requested again", async () => {
    const message = "You can pack your data once an hour.";
    api.on(RequestDataExportDocument, {
      requestDataExport: { __typename: "TooManyAttempts", message },
    });
    openSettings({ dataExport: makeExport({ status: "FAILED" }) });
    expect(screen.getByText(/We couldn't create your file/)).toBeDefined();
    press("Download my data");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    api.off(RequestDataExportDocument);
    press("Download my data");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Network error."));
  });

  it("says when the last file has expired", () => {
    openSettings({ dataExport: makeExport({ status: "EXPIRED" }) });
    expect(screen.getByText("Your last file has expired.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Download my data" })).toBeDefined();
  });
});

describe("the mail about suggestions", () => {
  const getSwitch = () =>
    screen.getByRole<HTMLInputElement>("switch", { name: "Email me about new suggestions" });

  it("is turned off and on again at once", async () => {
    api.on(SetWantsDigestDocument, { setWantsDigest: true });
    openSettings();
    expect(getSwitch().checked).toBe(true);
    expect(await findViolations()).toEqual([]);
    for (const wantsDigest of [false, true]) {
      fireEvent.click(getSwitch());
      expect(getSwitch().checked).toBe(wantsDigest);
      await waitFor(() => expect(api.sent.at(-1)).toEqual({ wantsDigest }));
    }
  });

  it("stays as it was when the change could not be saved", async () => {
    openSettings({ wantsDigest: false });
    fireEvent.click(getSwitch());
    expect((await screen.findByRole("alert")).textContent).toBe("Network error.");
    expect(getSwitch().checked).toBe(false);
    api.on(SetWantsDigestDocument, { setWantsDigest: false });
    fireEvent.click(getSwitch());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/logged out/));
    expect(getSwitch().checked).toBe(false);
  });
});

describe("refused mail", () => {
  it("is shown, and sending is enabled again on request", async () => {
    openSettings({ isMailRefused: true });
    expect(screen.getByText(/We can't deliver email to this address/)).toBeDefined();
    press("It works again");
    await waitFor(() =>
      expect(
        screen.getByRole("button", { name: "It works again" }).getAttribute("aria-busy"),
      ).toBeNull(),
    );
    expect(screen.queryByText(/We'll send email/)).toBeNull();
    api.on(RetryMailDocument, { retryMail: true });
    press("It works again");
    expect(await screen.findByText(/We'll send email to this address again\./)).toBeDefined();
  });

  it("is not mentioned otherwise", () => {
    openSettings();
    expect(screen.queryByText(/can't deliver email/)).toBeNull();
  });
});

it("ends all sessions and leaves with a full page load", async () => {
  api.on(SignOutDocument, { signOut: true });
  openSettings();
  press("Log out everywhere");
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith("/"));
  expect(api.sent).toEqual([{ everywhere: true }]);
});

it("shows which versions of the documents were accepted, and when", () => {
  const agreement = {
    acceptedAt: "2026-11-17T12:00:00.000Z",
    termsVersion: "2026-11-17.1",
    privacyVersion: "2026-11-02.3",
  };
  openSettings({ agreement });
  const section = screen.getByRole("heading", { name: "What you agreed to" }).parentElement;
  expect(section?.textContent).toContain("on November 17, 2026");
  expect(section?.textContent).toContain("Terms of Service (version 2026-11-17.1)");
  expect(section?.textContent).toContain("Privacy Policy (version 2026-11-02.3)");
});
