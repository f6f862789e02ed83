// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  SendSignInCodeDocument,
  SignInWithCodeDocument,
} from "../../../platform/api/generated/graphql.ts";
import { readKeptMap } from "../../../platform/visitor/kept-map.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { stubBrowserGlobals } from "../../store/test/browser-globals.ts";
import { openSampleProject, renderInProject } from "../../store/test/render-project.tsx";
import { KeepInvitation } from "./KeepInvitation.tsx";

const EMAIL = "guest@mail.example";
const replace = vi.fn<(url: string) => void>();
let api: FakeGraphql;

beforeAll(stubBrowserGlobals);
beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
  vi.stubGlobal("location", { replace, pathname: "/", search: "" });
  api = new FakeGraphql();
  api.on(SendSignInCodeDocument, { sendSignInCode: { __typename: "CodeSent" } });
});
afterEach(cleanup);

async function openInvitation(photoCount = 1) {
  const { project } = await openSampleProject({ isGuest: true });
  renderInProject(project, <KeepInvitation project={project} photoCount={photoCount} />);
  await screen.findByRole("region", { name: "Keep this map, free" });
  return project;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function sendCode() {
  const project = await openInvitation();
  type("Email", EMAIL);
  press("Email me a code");
  await screen.findByText(`We emailed a code to ${EMAIL}.`);
  return project;
}

it("asks for an address, then for six digits, of which the last one keeps the map", async () => {
  const project = await sendCode();
  const isFocused = () => document.activeElement === screen.getByLabelText("Verification code");
  await waitFor(() => expect(isFocused()).toBe(true));
  expect(await findViolations()).toEqual([]);
  api.on(SignInWithCodeDocument, {
    signInWithCode: { __typename: "SignedIn", isRestored: false },
  });
  type("Verification code", "04291");
  expect(api.sent).toEqual([{ email: EMAIL }]);
  type("Verification code", "042917");
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/p/${project.id}`));
  expect(api.sent.at(-1)).toEqual({ email: EMAIL, code: "042917", acceptsTerms: true });
});

it("remembers which map is kept, and says what keeping it accepts", async () => {
  const { id } = await openInvitation();
  expect(screen.getByText(/^By keeping it you agree to the/)).toBeDefined();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/terms", "/privacy"]);
  type("Email", EMAIL);
  press("Email me a code");
  await screen.findByLabelText("Verification code");
  expect(readKeptMap()).toBeUndefined();
  api.on(SignInWithCodeDocument, {
    signInWithCode: { __typename: "SignedIn", isRestored: false },
  });
  type("Verification code", "042 917");
  await waitFor(() => expect(replace).toHaveBeenCalled());
  // The sample's id is not a guest's: only maps of guests are remembered.
  expect(readKeptMap()).toBe(id.startsWith("guest-") ? id : undefined);
});

it("shows what is wrong with an address or a code, and keeps what was typed", async () => {
  await openInvitation();
  press("Email me a code");
  expect((await screen.findByText("Enter your email")).getAttribute("role")).toBe("alert");
  type("Email", "guest@mail");
  press("Email me a code");
  expect((await screen.findByText("Invalid email")).getAttribute("role")).toBe("alert");
  expect(api.sent).toEqual([]);
  type("Email", EMAIL);
  press("Email me a code");
  await screen.findByLabelText("Verification code");
  const message = "That code is wrong or has expired. Ask for a new one.";
  api.on(SignInWithCodeDocument, { signInWithCode: { __typename: "CodeRefused", message } });
  type("Verification code", "000000");
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Verification code").value).toBe("000000");
  expect(replace).not.toHaveBeenCalled();
});

it("sends another code, or goes back to the address", async () => {
  await sendCode();
  press("Send a new code");
  expect(await screen.findByText("A new code is on its way.")).toBeDefined();
  expect(api.sent).toEqual([{ email: EMAIL }, { email: EMAIL }]);
  press("Change the address");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(EMAIL);
});

it("still asks for the code after the page was loaded again", async () => {
  await sendCode();
  cleanup();
  await openInvitation();
  expect(screen.getByText(`We emailed a code to ${EMAIL}.`)).toBeDefined();
});

it("marks the first photo only", async () => {
  await openInvitation(1);
  expect(screen.getByText("Your first country is on the map!")).toBeDefined();
  cleanup();
  await openInvitation(2);
  expect(screen.queryByText(/first/)).toBeNull();
});
