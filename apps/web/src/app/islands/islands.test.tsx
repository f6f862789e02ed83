// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRouting } from "../../platform/routing/routing.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { stubBrowserApis } from "../../test/render-page.tsx";
import { openPage } from "../test/open-page.tsx";
import { hydrateIsland } from "./hydrate-island.tsx";
import { Island } from "./Island.tsx";
import { IslandRendererContext } from "./island-renderer.ts";
import { createIslandRenderer } from "./render-island.server.tsx";

const SCRIPTS = { cart: ["/assets/island-cart.js", "/assets/base.js"] };
const HOSTILE = "</script><script>window.hacked = true</script>";

interface CounterProps {
  readonly label: string;
}

function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  const { location } = useRouting();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {location.pathname}
      {location.search} {count}
    </button>
  );
}

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  stubBrowserApis();
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset["hydrated"];
  history.replaceState(null, "", "/");
});

/** The page as the server writes it. */
async function renderOnServer(label: string, isReadFirst = false): Promise<string> {
  const render = createIslandRenderer("https://photomap.example/cart?from=mail", SCRIPTS);
  const props = { label };
  const element = (
    <IslandRendererContext value={render}>
      <Island name="cart" component={Counter} props={props} isReadFirst={isReadFirst} />
    </IslandRendererContext>
  );
  return (await openPage([{ path: "/cart", element }], "/cart?from=mail")).page;
}

async function hydrate(page: string, component: ComponentType<CounterProps>): Promise<void> {
  history.replaceState(null, "", "/cart?from=mail");
  document.body.innerHTML = page;
  await act(async () => hydrateIsland(component));
  // Of what is loaded after the page, the toasts are shown.
  await screen.findByRole("region", { name: "Notifications" });
  await act(() => vi.dynamicImportSettled());
}

const readScripts = (page: string) =>
  [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, url]) => url);

describe("the page of an island", () => {
  it("has the content at the address of the request, and loads the script of the island", async () => {
    const page = await renderOnServer("Items");
    document.body.innerHTML = page;
    const button = screen.getByRole("button", { name: "Items /cart?from=mail 0" });
    expect(button.closest("[data-island]")).not.toBeNull();
    expect(readScripts(page)).toEqual(["/assets/island-cart.js"]);
    for (const url of SCRIPTS.cart) expect(page).toMatch(new RegExp(`modulepreload"[^>]*${url}`));
  });

  it("loads no script at first when people read it before they use it", async () => {
    const page = await renderOnServer("Items", true);
    expect(readScripts(page)).toEqual([]);
    expect(page).not.toMatch(/<link[^>]*modulepreload/);
    expect(page).toContain(`data-modules="${SCRIPTS.cart.join(" ")}"`);
  });

  it("contains no element that its data would write", async () => {
    const page = await renderOnServer(HOSTILE);
    expect(page).not.toContain("<script>window.hacked");
    document.body.innerHTML = page;
    const json = document.querySelector("[data-island-data]")?.textContent ?? "";
    expect(JSON.parse(json).props).toEqual({ label: HOSTILE });
  });

  it("fails when the build has no script of the island", () => {
    const render = createIslandRenderer("https://photomap.example/cart", {});
    const island = { name: "cart", component: Counter, props: { label: "Items" } } as const;
    expect(() => render(island, undefined)).toThrow("There is no script of the island cart");
  });
});

describe("a hydrated island", () => {
  it("answers with the data of the page", async () => {
    await hydrate(await renderOnServer("Items"), Counter);
    const button = screen.getByRole("button");
    fireEvent.click(button);
    expect(button.textContent).toBe("Items /cart?from=mail 1");
    expect(document.documentElement.dataset).toHaveProperty("hydrated");
    expect(api.reports).toEqual([]);
  });

  it("shows and reports that its content has failed", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    await hydrate(await renderOnServer("Items"), () => {
      throw new TypeError("no items");
    });
    expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
    expect(screen.getByRole("link", { name: "Return Home" })).toBeDefined();
    await expect
      .poll(() => api.reports)
      .toContainEqual(expect.objectContaining({ name: "TypeError", message: "no items" }));
  });

  it("needs a page that the server has written for it", () => {
    expect(() => hydrateIsland(Counter)).toThrow("The page has no island");
  });
});

it("is a part of the page after a navigation of the application", async () => {
  const props = { label: "Items" };
  const element = <Island name="cart" component={Counter} props={props} />;
  const { page } = await openPage([{ path: "/cart", element }], "/cart");
  expect(page).toMatch(/^<button/);
});
