// @vitest-environment jsdom
import type { Blocks } from "@photomap/content/blocks";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GetHelpPanelDocument } from "../../platform/api/generated/graphql.ts";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { HelpButton } from "./HelpButton.tsx";
import { HelpPanelHost } from "./HelpPanelHost.tsx";
import { closeHelp, type HelpSlug } from "./help-panel-store.ts";

const BLOCKS: Blocks = [
  {
    type: "paragraph",
    children: [
      { type: "link", to: "/help/shipping#costs", children: [{ type: "text", text: "costs" }] },
      { type: "link", to: "/contact", children: [{ type: "text", text: "Write to us" }] },
    ],
  },
  { type: "heading", level: 2, id: "costs", children: [{ type: "text", text: "What it costs" }] },
];

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

afterEach(() => {
  closeHelp();
  cleanup();
});

function answer(): void {
  api.on(GetHelpPanelDocument, ({ slug }) => ({
    navigationById: {
      section: [
        { title: "This page", target: { slug } },
        { title: "Payment", target: { slug: "payment" } },
      ],
    },
    pageBySlug: { slug, title: `About ${slug}`, description: "In short.", contentRaw: BLOCKS },
  }));
}

/** Two openings of a map, each with a button of its own. */
function Screens({ page }: { readonly page: HelpSlug }) {
  const [opening, setOpening] = useState("Ohio");
  return (
    <main>
      <h1>{opening}</h1>
      <HelpButton key={opening} page={page} />
      <button type="button" onClick={() => setOpening("Utah")}>
        Next
      </button>
      <HelpPanelHost />
    </main>
  );
}

function open(page: HelpSlug, { isPhone = false } = {}) {
  renderPage([{ path: "/", element: <Screens page={page} /> }]);
  vi.stubGlobal("matchMedia", () => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole("button", { name });
const findTitle = (name: string) => screen.findByRole("heading", { name });

it("shows an error and loads the page when it is tried again", async () => {
  api.fail(
    GetHelpPanelDocument,
    new GraphqlFailure("Unexpected error.", { requestId: "request-1" }),
  );
  const user = open("edit-your-map");
  await user.click(button("Help"));
  expect((await screen.findByRole("alert")).textContent).toContain("Error loading help page.");
  expect(await findViolations()).toEqual([]);
  answer();
  await user.click(button("Try again"));
  expect(await findTitle("About edit-your-map")).toBeDefined();
});

it("opens by keyboard beside the screen, and returns the focus by Escape", async () => {
  answer();
  const user = open("cart");
  await user.tab();
  await user.keyboard("{Enter}");
  const title = await findTitle("About cart");
  const panel = screen.getByRole("complementary", { name: "Help" });
  expect(panel.getAttribute("aria-modal")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(button("Help").getAttribute("aria-expanded")).toBe("true");
  expect(await findViolations()).toEqual([]);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(document.activeElement).toBe(button("Help"));
});

it("stays open in the next opening, whose button gets the focus", async () => {
  answer();
  const user = open("print-your-map");
  await user.click(button("Help"));
  await findTitle("About print-your-map");
  await user.click(button("Next"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Utah");
  // Escape outside of the panel belongs to the screen.
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("heading", { name: "About print-your-map" })).not.toBeNull();
  await user.click(button("Close help"));
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(document.activeElement).toBe(button("Help"));
});

it("follows links to help pages inside the panel and leads back", async () => {
  answer();
  const user = open("shared-map-page");
  await user.click(button("Help"));
  await findTitle("About shared-map-page");
  const newTab = () => screen.getByRole("link", { name: "Open in a new tab" }).getAttribute("href");
  expect(newTab()).toBe("/help/shared-map-page");
  const contact = screen.getByRole("link", { name: /^Write to us/ });
  expect(contact.getAttribute("target")).toBe("_blank");

  await user.click(screen.getByRole("link", { name: "costs" }));
  await findTitle("About shipping");
  const heading = screen.getByRole("heading", { name: "What it costs" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(newTab()).toBe("/help/shipping");

  const section = screen.getByRole("navigation", { name: "In This Section" });
  await user.click(within(section).getByRole("link", { name: "Payment" }));
  await findTitle("About payment");
  await user.click(button("Back"));
  await user.click(button("Back"));
  await findTitle("About shared-map-page");
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
});

it("names a missing page", async () => {
  api.on(GetHelpPanelDocument, { navigationById: null, pageBySlug: null });
  const user = open("print-at-home");
  await user.click(button("Help"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We could not find this page.");
});

it("says that there is no connection, and loads the page when it is back", async () => {
  api.isReachable = false;
  const user = open("place-a-photo");
  await user.click(button("Help"));
  expect((await screen.findByRole("alert")).textContent).toContain("No connection");
  await waitFor(() => expect(browserConnection.isOnline()).toBe(false));
  answer();
  api.isReachable = true;
  await browserConnection.check();
  expect(await findTitle("About place-a-photo")).toBeDefined();
});

it("is a modal dialog on phones", async () => {
  answer();
  const user = open("order-stickers", { isPhone: true });
  await user.click(button("Help"));
  await findTitle("About order-stickers");
  expect(screen.getByRole("dialog", { name: "Help" }).getAttribute("aria-modal")).toBe("true");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button("Help"));
});
