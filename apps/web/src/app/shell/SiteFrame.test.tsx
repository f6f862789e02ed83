// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrandContext } from "../../platform/brand/brand.ts";
import { renderPage } from "../../test/render-page.tsx";
import { SiteFrame } from "./SiteFrame.tsx";

const VISITOR = { identity: "a1", email: "customer@mail.example", projectCount: 2 };

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openShell(visitor?: typeof VISITOR, path = "/") {
  const page = (text: string) => (
    <SiteFrame>
      <p>{text}</p>
    </SiteFrame>
  );
  return renderPage(
    [
      { path: "/", element: page("home") },
      { path: "/about", element: page("about") },
      { path: "*", element: page("elsewhere") },
    ],
    { entries: [path], root: { visitor, year: 2026 } },
  );
}

const hrefOf = (name: string | RegExp, container: HTMLElement) =>
  within(container).getByRole("link", { name }).getAttribute("href");

describe("the header", () => {
  const links = () => within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");

  it("NAV-04 links guests to the pages, the cart and the sign-up", () => {
    openShell();
    expect(links().map((link) => link.textContent)).toEqual([
      "Home",
      "Shop",
      "Create a Project",
      "Help",
    ]);
    expect(links().map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/shop",
      "/create",
      "/help",
    ]);
    const banner = screen.getByRole("banner");
    expect(hrefOf("Cart, 0 items", banner)).toBe("/cart");
    expect(hrefOf("Create an account or log in", banner)).toBe("/account/register");
  });

  it("NAV-04 counts the items of the cart, also those of other tabs", () => {
    const show = (count: number) => {
      localStorage.setItem("photomap.cart.pm", JSON.stringify({ id: "c", version: 1, count }));
      window.dispatchEvent(new StorageEvent("storage", { key: "photomap.cart.pm" }));
    };
    openShell();
    const cart = screen.getByRole("link", { name: "Cart, 0 items" });
    expect(cart.textContent).toBe("");
    act(() => show(1));
    expect(cart.getAttribute("aria-label")).toBe("Cart, 1 item");
    act(() => show(120));
    expect(cart.getAttribute("aria-label")).toBe("Cart, 120 items");
    expect(cart.textContent).toBe("120");
    localStorage.clear();
  });

  it("NAV-04 does not count the cart of another account", () => {
    const record = { id: "c", owner: "somebody@mail.example", version: 1, count: 3 };
    localStorage.setItem("photomap.cart.pm", JSON.stringify(record));
    openShell(VISITOR);
    expect(screen.getByRole("link", { name: "Cart, 0 items" })).toBeDefined();
    cleanup();
    openShell({ ...VISITOR, email: "somebody@mail.example" });
    expect(screen.getByRole("link", { name: "Cart, 3 items" })).toBeDefined();
    localStorage.clear();
  });

  it("NAV-04 shows accounts the number of their projects and links to the account", () => {
    openShell(VISITOR);
    const projects = links()[2];
    expect(projects?.textContent).toBe("Your Projects2 projects");
    expect(projects?.getAttribute("href")).toBe("/create");
    expect(hrefOf(/^Your account, customer@mail\.example$/, screen.getByRole("banner"))).toBe(
      "/account",
    );
  });

  it("NAV-04 counts one project and hides a count of zero", () => {
    openShell({ ...VISITOR, projectCount: 1 });
    expect(links()[2]?.textContent).toBe("Your Projects1 project");
    cleanup();
    openShell({ ...VISITOR, projectCount: 0 });
    expect(links().map((link) => link.textContent)).toContain("Create a Project");
  });

  it("marks the current page, and the section it belongs to", () => {
    openShell(undefined, "/about");
    expect(links().map((link) => link.getAttribute("aria-current"))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    cleanup();
    openShell();
    expect(links().map((link) => link.getAttribute("aria-current"))).toEqual([
      "page",
      null,
      null,
      null,
    ]);
    cleanup();
    openShell(undefined, "/product/world-map");
    expect(links()[1]?.getAttribute("aria-current")).toBe("true");
  });
});

describe("the menu of phones", () => {
  /** Finds the menu by its element: a closed dialog has no accessible name. */
  const menu = () => {
    const dialog = document.querySelector("dialog");
    if (dialog === null) throw new Error("There is no dialog");
    return dialog;
  };
  const linksOf = (name: string) =>
    within(within(menu()).getByRole("navigation", { name }))
      .getAllByRole("link")
      .map((link) => link.textContent);

  it("NAV-05 contains the pages by group, and sign-up and log-in for guests", () => {
    openShell();
    expect(linksOf("Photo Maps")).toEqual(["Home", "Shop", "Your Projects", "About Us"]);
    expect(linksOf("Help")).toEqual(["General Help", "Contact Us", "Privacy"]);
    expect(hrefOf("Register", menu())).toBe("/account/register");
    expect(hrefOf("Log In", menu())).toBe("/account/login");
    expect(within(menu()).queryByRole("button", { name: "Log Out" })).toBeNull();
  });

  it("NAV-05 contains account, log-out and the number of projects for accounts, without script", () => {
    openShell(VISITOR);
    expect(linksOf("Photo Maps")[2]).toBe("Your Projects2 projects");
    expect(hrefOf("My Account", menu())).toBe("/account");
    expect(within(menu()).queryByRole("link", { name: "Register" })).toBeNull();
    const form = within(menu()).getByRole("button", { name: "Log Out" }).closest("form");
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe("/account/log-out");
  });

  it("NAV-05 opens, closes, and is closed after a navigation", async () => {
    openShell();
    const button = screen.getByRole("button", { name: "Menu" });
    expect(menu().getAttribute("aria-label")).toBe("Menu");
    expect(button.getAttribute("commandfor")).toBe(menu().id);
    fireEvent.click(button);
    expect(menu().open).toBe(true);
    fireEvent.click(within(menu()).getByRole("button", { name: "Close" }));
    expect(menu().open).toBe(false);
    fireEvent.click(button);
    fireEvent.click(within(menu()).getByRole("link", { name: "About Us" }));
    expect(await screen.findByText("about")).toBeDefined();
    await waitFor(() => expect(menu().open).toBe(false));
  });
});

describe("the footer", () => {
  it("NAV-06 has its links, the stamp and the copyright line", () => {
    openShell();
    const footer = screen.getByRole("contentinfo");
    const linksOf = (name: string) =>
      within(within(footer).getByRole("navigation", { name }))
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(linksOf("Help")).toEqual([
      ["General Help", "/help"],
      ["Contact Us", "/contact"],
      ["Returns & Refunds", "/refunds"],
    ]);
    expect(linksOf("Resources")).toEqual([
      ["Our Story", "/about"],
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
    ]);
    expect(within(footer).getByRole("img", { name: "Made in Michigan!" })).toBeDefined();
    expect(footer.textContent).toContain("© 2026 Photomap");
  });

  it("names the brand of the page", () => {
    const brand = { id: "tbl", name: "The Big Loop", host: "thebigloop.example" } as const;
    const element = (
      <BrandContext value={brand}>
        <SiteFrame>
          <p>home</p>
        </SiteFrame>
      </BrandContext>
    );
    renderPage([{ path: "/", element }], { root: { year: 2026 } });
    expect(screen.getByRole("contentinfo").textContent).toContain("© 2026 The Big Loop");
    expect(screen.getAllByRole("link", { name: "The Big Loop, home" })).toHaveLength(3);
  });
});

it("lets keyboard users skip to the content", () => {
  openShell();
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
});
