// @vitest-environment jsdom
import { formatMessage, projectMessages } from "@photomap/messages";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  GetFileWithDesignDocument,
  OpenShareLinkDocument,
  type OpenShareLinkMutation,
  SignInDocument,
  SignUpDocument,
  VerifyEmailDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import ProjectRoute, { clientLoader } from "./layout.tsx";

const INVITED = "sister@mail.example";
const PASSWORD = "seven blue herons";
const INVITATION = `/p/abc123?r=collaborator-invite&e=${encodeURIComponent(INVITED)}`;

let api: FakeGraphql;
const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  api = new FakeGraphql();
  api.on(GetFileWithDesignDocument, { file: null, account: null });
  api.on(OpenShareLinkDocument, { openShareLink: { __typename: "NotFound", message: "" } });
  vi.stubGlobal("location", { replace, pathname: "/" });
});
afterEach(() => {
  cleanup();
  replace.mockReset();
  vi.unstubAllGlobals();
});

function openProjectPage({ path = "/p/abc123", email }: { path?: string; email?: string } = {}) {
  const visitor = email === undefined ? undefined : { identity: "a1", email, projectCount: 0 };
  return renderPage(
    [
      {
        path: "/p/:id",
        loader: (args) => clientLoader(args as Parameters<typeof clientLoader>[0]),
        shouldRevalidate: () => false,
        HydrateFallback: () => null,
        Component: ProjectRoute,
      },
      { path: "*", Component: () => null },
    ],
    { entries: [path], root: { visitor } },
  );
}

const heading = (level = 1) => screen.findByRole("heading", { level });
/** Queries the page without its header and footer. */
const inMain = () => within(screen.getByRole("main"));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

it("shows why a project was refused after too many misses", async () => {
  const message = formatMessage(projectMessages.tooManyMisses);
  api.fail(
    GetFileWithDesignDocument,
    new GraphqlFailure(message, { requestId: "1", code: "TOO_MANY_ATTEMPTS" }),
  );
  openProjectPage();
  expect(await screen.findByText(message)).toBeDefined();
});

describe("a project that is not found, for an account", () => {
  it("SHR-14 is described with the e-mail of the account and of the invitation", async () => {
    openProjectPage({ email: "customer@mail.example" });
    expect((await heading()).textContent).toBe("We could not find this project");
    expect(screen.getByRole("alert").textContent).toMatch(
      /email address the invitation was sent to\. You're logged in as customer@mail\.example\./,
    );
    expect(inMain().queryByRole("link", { name: "Log In" })).toBeNull();
    expect(await findViolations()).toEqual([]);
    cleanup();
    openProjectPage({ path: INVITATION, email: "customer@mail.example" });
    const hint = `The invitation was sent to ${INVITED}. You're logged in as customer@mail.example.`;
    expect(await screen.findByText(hint)).toBeDefined();
    expect(screen.queryByText("You're Invited!")).toBeNull();
  });

  it("does not repeat other texts of the address", async () => {
    const path = "/p/abc123?r=collaborator-invite&e=Call%20this%20number";
    openProjectPage({ path, email: "customer@mail.example" });
    expect((await heading()).textContent).toBe("We could not find this project");
    expect(document.body.textContent).not.toContain("Call this number");
  });
});

describe("a project that is not found, without an account", () => {
  it("SHR-15 prompts for a log-in, or invites to sign up or sign in with the invited e-mail", async () => {
    openProjectPage();
    expect((await heading()).textContent).toBe("We could not find this project");
    const logIn = inMain().getByRole("link", { name: "Log In" });
    expect(logIn.getAttribute("href")).toBe("/account/login?redirectTo=%2Fp%2Fabc123");
    expect(screen.queryByText("You're Invited!")).toBeNull();
    expect(await findViolations()).toEqual([]);
    cleanup();

    openProjectPage({ path: INVITATION });
    expect((await heading()).textContent).toBe("You're Invited!");
    expect((await heading(2)).textContent).toBe("Create an Account");
    expect(field("Email").value).toBe(INVITED);
    expect(await findViolations()).toEqual([]);
    fireEvent.click(inMain().getByRole("link", { name: "Log In" }));
    await waitFor(async () => expect((await heading(2)).textContent).toBe("Log In"));
    expect((await heading()).textContent).toBe("You're Invited!");
    expect(field("Email").value).toBe(INVITED);
    fireEvent.click(inMain().getByRole("link", { name: "Create an Account" }));
    await waitFor(async () => expect((await heading(2)).textContent).toBe("Create an Account"));
    expect(field("Email").value).toBe(INVITED);
  });

  it("opens the project after a sign-up on the same page", async () => {
    api.on(SignUpDocument, { signUp: { __typename: "CodeSent" } });
    api.on(VerifyEmailDocument, { verifyEmail: { __typename: "SignedIn" } });
    const { router } = openProjectPage({ path: INVITATION });
    await heading();
    fill({ Password: PASSWORD });
    fireEvent.click(screen.getByRole("checkbox"));
    press("Create an Account");
    await waitFor(async () => expect((await heading(2)).textContent).toBe("Verify your email"));
    expect(router.state.location.pathname).toBe("/p/abc123");
    fill({ "Verification code": "042917" });
    press("Verify");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123"));
    expect(api.sent.at(-1)).toEqual({ email: INVITED, code: "042917", password: PASSWORD });
  });

  it("opens the project after a log-in on the same page", async () => {
    api.on(SignInDocument, { signIn: { __typename: "SignedIn", isRestored: false } });
    openProjectPage({ path: INVITATION });
    await heading();
    fireEvent.click(inMain().getByRole("link", { name: "Log In" }));
    await waitFor(async () => expect((await heading(2)).textContent).toBe("Log In"));
    fill({ Password: PASSWORD });
    press("Log In");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123"));
  });
});

describe("a share link with a password", () => {
  const REFUSED = "That password is wrong, or the link is no longer valid.";

  beforeEach(() => {
    api.on(OpenShareLinkDocument, ({ password }): OpenShareLinkMutation => {
      if (password === PASSWORD) return { openShareLink: { __typename: "OpenShareLinkSuccess" } };
      return password
        ? { openShareLink: { __typename: "IncorrectPassword", message: REFUSED } }
        : { openShareLink: { __typename: "SharePasswordRequired", message: "" } };
    });
  });

  it("asks for it, shows a refusal without losing what was typed, and opens without the key", async () => {
    openProjectPage({ path: "/p/abc123?s=1&k=AbCdEfGhIjKlMnOpQrStUv" });
    expect((await heading()).textContent).toBe("This map needs a password");
    expect(await findViolations()).toEqual([]);
    press("Open the map");
    expect(inMain().getByText("Enter the password")).toBeDefined();
    fill({ Password: "wrong" });
    press("Open the map");
    expect((await inMain().findByRole("alert")).textContent).toBe(REFUSED);
    expect(field("Password").value).toBe("wrong");
    fill({ Password: PASSWORD });
    press("Open the map");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123?s=1"));
    expect(api.sent.at(-1)).toEqual({
      fileId: "abc123",
      key: "AbCdEfGhIjKlMnOpQrStUv",
      password: PASSWORD,
    });
  });

  it("lets an invited person sign in instead", async () => {
    openProjectPage({ path: INVITATION });
    expect((await heading()).textContent).toBe("You're Invited!");
  });
});

it("loads the project again when its key was right", async () => {
  api.on(OpenShareLinkDocument, { openShareLink: { __typename: "OpenShareLinkSuccess" } });
  openProjectPage({ path: "/p/abc123?s=1&k=AbCdEfGhIjKlMnOpQrStUv" });
  await heading();
  const key = "AbCdEfGhIjKlMnOpQrStUv";
  expect(api.sent).toEqual([{ id: "abc123" }, { fileId: "abc123", key }, { id: "abc123" }]);
});
