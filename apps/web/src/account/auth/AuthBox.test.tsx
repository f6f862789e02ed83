// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useParams } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ResendVerificationCodeDocument,
  ResetPasswordDocument,
  SendPasswordResetCodeDocument,
  SendSignInCodeDocument,
  SignInDocument,
  type SignInMutation,
  SignInWithCodeDocument,
  SignUpDocument,
  VerifyEmailDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { AuthBox } from "./AuthBox.tsx";
import { findAuthScreen } from "./auth-screen.ts";
// Loaded lazily: imported here, it is ready when a test needs it.
import "./CodeSignInForm.tsx";

const EMAIL = "customer@mail.example";
const PASSWORD = "seven blue herons";
const DELETED = {
  __typename: "AccountDeleted",
  message: "",
  restorableUntil: "2026-11-22T12:00:00.000Z",
} as const;
const CODE_SENT = { __typename: "CodeSent" } as const;

let api: FakeGraphql;
const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  api = new FakeGraphql();
  vi.stubGlobal("location", { replace, pathname: "/account/login" });
});
afterEach(() => {
  cleanup();
  replace.mockReset();
  vi.unstubAllGlobals();
});

function Box() {
  const state = findAuthScreen(useParams()["state"]);
  return state === undefined ? null : <AuthBox state={state} redirectTo="/p/abc123" />;
}

function openBox(path: string) {
  return renderPage([{ path: "/account/:state", Component: Box }], {
    entries: [`/account/${path}`],
  });
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

describe("the log-in", () => {
  function logIn(result: SignInMutation["signIn"] | undefined): void {
    if (result !== undefined) api.on(SignInDocument, { signIn: result });
    openBox("login");
    fill({ Email: EMAIL, Password: PASSWORD });
    press("Log In");
  }

  it("ACC-04 requires a valid e-mail and a password, and focuses the first invalid field", async () => {
    openBox("login");
    press("Log In");
    expect(screen.getByText("Enter your email")).toBeDefined();
    expect(screen.getByText("Enter your password")).toBeDefined();
    expect(document.activeElement).toBe(field("Email"));
    expect(await findViolations()).toEqual([]);
    fill({ Email: "customer@mail" });
    expect(screen.getByText("Invalid email")).toBeDefined();
    press("Log In");
    expect(api.sent).toEqual([]);
  });

  it("leads to the redirect target with a full page load", async () => {
    logIn({ __typename: "SignedIn", isRestored: false });
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123"));
    expect(api.sent).toEqual([{ email: EMAIL, password: PASSWORD, restore: false }]);
  });

  it("ACC-05 shows a refusal and stays on the form", async () => {
    logIn({ __typename: "IncorrectPassword", message: "Incorrect password." });
    expect((await screen.findByRole("alert")).textContent).toBe("Incorrect password.");
    expect(await findViolations()).toEqual([]);
    expect(field("Email").value).toBe(EMAIL);
  });

  it("ACC-05 leads an unconfirmed account to the code, without asking for the password again", async () => {
    logIn({ __typename: "UserNotConfirmed", message: "" });
    expect(
      await screen.findByText(
        `We emailed a six-digit code to ${EMAIL}. If you don't see it, check your spam folder.`,
      ),
    ).toBeDefined();
    expect(heading()).toBe("Verify your email");
    expect(screen.queryByLabelText("Password")).toBeNull();
    const code = field("Verification code");
    expect(document.activeElement).toBe(code);
    expect(code.autocomplete).toBe("one-time-code");
  });

  it("ACC-05 leads an account without a valid password to the reset", async () => {
    logIn({ __typename: "PasswordResetRequired", message: "" });
    expect(await screen.findByText(/^Password reset required for the user\./)).toBeDefined();
    expect(heading()).toBe("Choose a new password");
    expect(field("Email").value).toBe(EMAIL);
  });

  it("ACC-05 shows and reports any other error, with the request id of the API", async () => {
    api.fail(
      SignInDocument,
      new GraphqlFailure("Something went wrong.", { requestId: "request-7" }),
    );
    logIn(undefined);
    expect((await screen.findByRole("alert")).textContent).toBe("Something went wrong.");
    expect(api.reports).toMatchObject([
      { name: "ApiError", message: "Something went wrong.", requestId: "request-7" },
    ]);
    expect(JSON.stringify(api.reports)).not.toContain(EMAIL);
    expect(JSON.stringify(api.reports)).not.toContain(PASSWORD);
  });

  it("shows a network error", async () => {
    logIn(undefined);
    expect((await screen.findByRole("alert")).textContent).toBe("Network error.");
  });

  it("ACC-06 offers a sign-up with the entered e-mail when there is no account", async () => {
    logIn({ __typename: "UserNotFound", message: "" });
    expect(await screen.findByText(`No account found for ${EMAIL}`)).toBeDefined();
    fireEvent.click(screen.getByRole("link", { name: "Create an account with this email" }));
    expect(heading()).toBe("Create an Account");
    expect(field("Email").value).toBe(EMAIL);
  });

  it("restores an account that is scheduled for erasure after confirmation", async () => {
    logIn(DELETED);
    expect((await screen.findByRole("alert")).textContent).toContain("until November 22, 2026");
    expect(await findViolations()).toEqual([]);
    expect(replace).not.toHaveBeenCalled();
    api.on(SignInDocument, { signIn: { __typename: "SignedIn", isRestored: true } });
    press("Restore my account");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/account?notice=restored"));
    expect(api.sent.at(-1)).toEqual({ email: EMAIL, password: PASSWORD, restore: true });
  });

  it("shows the error when the restoration fails", async () => {
    logIn(DELETED);
    await screen.findByText(/You deleted this account/);
    api.off(SignInDocument);
    press("Restore my account");
    await waitFor(() => expect(screen.queryByText("Network error.")).not.toBeNull());
  });

  it("confirms a deletion after its redirect", () => {
    openBox("login?notice=deleted");
    expect(screen.getByRole("status").textContent).toContain("log in within 7 days");
  });

  it("keeps the redirect target and the e-mail in links to other forms", () => {
    const { router } = openBox("login?redirectTo=%2Fcreate");
    fill({ Email: EMAIL });
    fireEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
    expect(router.state.location).toMatchObject({
      pathname: "/account/forgot-password",
      search: "?redirectTo=%2Fcreate",
    });
    expect(field("Email").value).toBe(EMAIL);
  });
});

describe("the log-in by a code", () => {
  const USER_NOT_FOUND = { __typename: "UserNotFound", message: "" } as const;

  async function requestCode(): Promise<void> {
    api.on(SendSignInCodeDocument, { sendSignInCode: CODE_SENT });
    openBox("login");
    fill({ Email: EMAIL });
    press("Email me a code instead");
    await screen.findByRole("button", { name: "Email me a code" });
    expect(field("Email").value).toBe(EMAIL);
    press("Email me a code");
    await screen.findByLabelText("Verification code");
  }

  it("needs an address and six digits, of which the last one submits", async () => {
    await requestCode();
    expect(await findViolations()).toEqual([]);
    const signedIn = { __typename: "SignedIn", isRestored: false } as const;
    api.on(SignInWithCodeDocument, { signInWithCode: signedIn });
    fill({ "Verification code": "042917" });
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123"));
    const entered = { email: EMAIL, code: "042917", acceptsTerms: false };
    expect(api.sent).toEqual([{ email: EMAIL }, entered]);
  });

  it("offers a sign-up when there is no account", async () => {
    await requestCode();
    api.on(SignInWithCodeDocument, { signInWithCode: USER_NOT_FOUND });
    fill({ "Verification code": "042917" });
    expect(await screen.findByText(`No account found for ${EMAIL}`)).toBeDefined();
    expect(replace).not.toHaveBeenCalled();
  });

  it("sends another code, and goes back to the password", async () => {
    await requestCode();
    press("Send a new code");
    expect(await screen.findByText("A new code is on its way.")).toBeDefined();
    press("Use a password");
    expect(field("Password")).toBeDefined();
  });
});

describe("the sign-up", () => {
  it("ACC-07 requires six characters and the terms, then asks for the code", async () => {
    api.on(SignUpDocument, { signUp: CODE_SENT });
    openBox("register");
    fill({ Email: EMAIL });
    press("Create an Account");
    expect(screen.getByText("Enter a password")).toBeDefined();
    const terms = "You must accept the terms and conditions to create an account.";
    expect(screen.getByText(terms)).toBeDefined();
    expect(await findViolations()).toEqual([]);
    fill({ Password: "12345" });
    expect(screen.getByText("Password must be at least 6 characters")).toBeDefined();
    fill({ Password: PASSWORD });
    press("Create an Account");
    expect(api.sent).toEqual([]);
    fireEvent.click(screen.getByRole("checkbox", { name: /^I accept the Terms/ }));
    expect(screen.queryByText(terms)).toBeNull();
    press("Create an Account");
    await waitFor(() => expect(heading()).toBe("Verify your email"));
    expect(api.sent).toEqual([{ email: EMAIL, password: PASSWORD, acceptsTerms: true }]);
  });

  it("shows a refusal", async () => {
    const message = "An account with this email already exists.";
    api.on(SignUpDocument, { signUp: { __typename: "InvalidInput", message } });
    openBox("register");
    fill({ Email: EMAIL, Password: PASSWORD });
    fireEvent.click(screen.getByRole("checkbox"));
    press("Create an Account");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(heading()).toBe("Create an Account");
  });
});

describe("the verification", () => {
  it("ACC-08 asks for e-mail, code and password after a page load", async () => {
    api.on(VerifyEmailDocument, { verifyEmail: { __typename: "SignedIn" } });
    openBox("verify");
    press("Verify");
    expect(screen.getByText("Enter your verification code")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    expect(screen.getByText("Enter your email")).toBeDefined();
    fill({ Email: EMAIL, "Verification code": "042917", Password: PASSWORD });
    press("Verify");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123"));
    expect(api.sent).toEqual([{ email: EMAIL, code: "042917", password: PASSWORD }]);
  });

  it("submits the sixth digit when nothing else has to be entered", async () => {
    api.on(SignUpDocument, { signUp: CODE_SENT });
    api.on(VerifyEmailDocument, { verifyEmail: { __typename: "SignedIn" } });
    openBox("register");
    fill({ Email: EMAIL, Password: PASSWORD });
    fireEvent.click(screen.getByRole("checkbox"));
    press("Create an Account");
    await screen.findByLabelText("Verification code");
    fill({ "Verification code": "04291" });
    expect(api.sent).toHaveLength(1);
    fill({ "Verification code": "042917" });
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123"));
    expect(api.sent).toHaveLength(2);
  });

  it("shows a wrong code", async () => {
    const message = "That code is wrong or has expired. Ask for a new one.";
    api.on(VerifyEmailDocument, { verifyEmail: { __typename: "InvalidInput", message } });
    openBox("verify");
    fill({ Email: EMAIL, "Verification code": "000000", Password: PASSWORD });
    press("Verify");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(replace).not.toHaveBeenCalled();
  });

  it("ACC-08 sends another code, shows that it is being sent, and a failure", async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.on(ResendVerificationCodeDocument, async () => {
      await pending;
      return { resendVerificationCode: CODE_SENT };
    });
    openBox("verify");
    fill({ Email: EMAIL });
    press("Send a new code");
    const busy = screen.getByRole("button", { name: "Sending a new code …" });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    release();
    expect(await screen.findByText("A new code is on its way.")).toBeDefined();
    api.off(ResendVerificationCodeDocument);
    press("Send a new code");
    expect(await screen.findByText("Network error.")).toBeDefined();
    expect(screen.queryByText("A new code is on its way.")).toBeNull();
  });
});

describe("the password reset", () => {
  it("ACC-09 sends the code to a valid address and continues with the new password", async () => {
    api.on(SendPasswordResetCodeDocument, { sendPasswordResetCode: CODE_SENT });
    openBox("forgot-password");
    fill({ Email: "customer@mail" });
    press("Send the code");
    expect(screen.getByText("Invalid email")).toBeDefined();
    fill({ Email: EMAIL });
    press("Send the code");
    await waitFor(() => expect(heading()).toBe("Choose a new password"));
    expect(screen.getByText(new RegExp(`^If ${EMAIL} has an account`))).toBeDefined();
    expect(field("Email").value).toBe(EMAIL);
  });

  it("ACC-09 requires the address, the code and a password of six characters", async () => {
    api.on(ResetPasswordDocument, {
      resetPassword: { __typename: "SignedIn", isRestored: false },
    });
    openBox("reset-required");
    expect(screen.getByText(/^Password reset required for the user\./)).toBeDefined();
    fill({ "New password": "12345" });
    press("Save the new password");
    const address = "Enter the email address associated with your account";
    expect(screen.getByText(address)).toBeDefined();
    expect(screen.getByText("Enter your 6-digit verification code")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    expect(screen.getByText("Password must be at least 6 characters")).toBeDefined();
    fill({ Email: EMAIL, "Verification code": "123456", "New password": PASSWORD });
    press("Save the new password");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/p/abc123"));
    expect(api.sent).toEqual([{ email: EMAIL, code: "123456", newPassword: PASSWORD }]);
  });
});
