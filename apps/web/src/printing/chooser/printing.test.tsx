// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useParams } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GetMapProductsDocument } from "../../platform/api/generated/graphql.ts";
import { FakeConnection } from "../../platform/network/test/fake-connection.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { ProjectContext } from "../../project/store/project-context.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { storedPhoto } from "../../project/store/test/open-store.ts";
import {
  fillRegions,
  inputOf,
  openTestProject,
  photoIn,
} from "../../project/store/test/open-test-project.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import type { MapProduct } from "./choose-product.ts";
import { PrintButton } from "./PrintButton.tsx";
import { PrintReadinessGate } from "./PrintReadinessGate.tsx";
import { PrintServiceChooser } from "./PrintServiceChooser.tsx";

const FILLED = { inputs: fillRegions("Colorado") };
const KEY = "photomap:print-service";
const noUrl = () => undefined;

const product = (handle: string, outputType: string, facts: Partial<MapProduct>): MapProduct => ({
  handle,
  options: [],
  variants: [],
  priceRange: { minVariantPrice: { amount: "189.00", currencyCode: "USD" } },
  metafields: { outputType, background: null, sizes: null },
  ...facts,
});
const SIZES = { Large: { designId: "test" }, Small: { designId: "test-small" } };
const FRAMED = product("framed-map", "MATBOARD_WALL_MAP", {
  options: [
    { name: "Frame", values: ["Oak", "Black"] },
    { name: "Size", values: ["Large", "Small"] },
    { name: "Mat", values: ["White", "Black"] },
  ],
  // Oak is sold out.
  variants: ["Large", "Small"].flatMap((size) =>
    ["White", "Black"].map((mat) => ({
      availableForSale: true,
      price: { amount: size === "Small" ? "149.00" : "189.00", currencyCode: "USD" },
      selectedOptions: [
        { name: "Frame", value: "Black" },
        { name: "Size", value: size },
        { name: "Mat", value: mat },
      ],
    })),
  ),
  metafields: { outputType: "MATBOARD_WALL_MAP", background: "white", sizes: SIZES },
});
const HANGING = product("hanging", "VINYL_WALL_MAP", {});

let api: FakeGraphql;

beforeEach(() => {
  stubBrowserGlobals();
  api = new FakeGraphql();
  api.on(GetMapProductsDocument, { storefrontDesignProducts: [] });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Screen() {
  return <p>{`screen ${useParams()["service"]}`}</p>;
}

/** The Big Loop makes no stickers of a map with one opening, and vehicle maps have nothing else. */
async function openWithoutService(): Promise<OpenProject> {
  const content = { ...FILLED, outputType: "VEHICLE_MAP" as const };
  const { project } = await openTestProject({ content });
  const [, colorado] = project.design.features;
  const features = colorado === undefined ? [] : [colorado];
  return { ...project, brand: "tbl", design: { ...project.design, features } };
}

function open(project: OpenProject, path: string, root = {}) {
  return renderPage(
    [
      {
        path: "/p/:id",
        element: (
          <ProjectContext value={project}>
            <PrintButton />
          </ProjectContext>
        ),
      },
      {
        path: "/p/:id/output",
        element: <PrintServiceChooser project={project} photoUrl={noUrl} packingMode="multiple" />,
      },
      {
        path: "/p/:id/output/:service",
        element: (
          <PrintReadinessGate project={project}>
            <Screen />
          </PrintReadinessGate>
        ),
      },
      { path: "/product/:handle", element: null },
    ],
    { entries: [path.replace(":id", project.id)], root },
  );
}

describe("the print button", () => {
  it("PRN-04 leads owners to all ways, and lists them with the preferred one marked", async () => {
    // The focus trap finds no focusable elements without a layout.
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    const { project } = await openTestProject({ content: FILLED });
    const { router } = open(project, "/p/:id");
    const link = screen.getByRole("link", { name: "Print or order" });
    expect(link.getAttribute("href")).toBe(`/p/${project.id}/output`);
    const title = "How do you want to print your photos?";
    fireEvent.click(screen.getByRole("button", { name: title }));
    expect(await screen.findByRole("heading", { name: title })).toBeDefined();
    const compare = screen.getByRole("link", { name: "Compare the Options" });
    expect(compare.getAttribute("href")).toBe(`/p/${project.id}/output`);
    const current = screen.getAllByRole("link").find((each) => each.hasAttribute("aria-current"));
    expect(current?.textContent).toContain("Order Stickers");
    fireEvent.click(screen.getByRole("link", { name: /^Print at Home/ }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/output\/download$/));
    expect(localStorage.getItem(KEY)).toBe("DOWNLOAD");
  });

  it("PRN-06 is a plain link for collaborators and readers", async () => {
    const { project } = await openTestProject({ content: FILLED, viewerPolicy: "VIEWER" });
    open(project, "/p/:id");
    // Only the owner can order stickers.
    const link = screen.getByRole("link", { name: "Print" });
    expect(link.getAttribute("href")).toBe(`/p/${project.id}/output/download`);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("PRN-07 explains why printing is blocked instead of leading to it", async () => {
    const { project } = await openTestProject();
    open(project, "/p/:id");
    const button = screen.getByRole("button", { name: "Print or order" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button);
    expect(getVisibleToasts()).toMatchObject([
      { type: "warning", content: expect.stringContaining("before printing") },
    ]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leads to the chooser when the map has no service", async () => {
    const project = await openWithoutService();
    open(project, "/p/:id");
    const link = screen.getByRole("link", { name: "Print or order" });
    expect(link.getAttribute("href")).toBe(`/p/${project.id}/output`);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the chooser", () => {
  it("PRN-02 shows a card per service with its sizes, and stores the choice", async () => {
    const { project } = await openTestProject({ content: FILLED });
    const { router } = open(project, "/p/:id/output");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Choose a Printing Method");
    const card = screen.getByRole("link", { name: /Print at Home/ });
    expect(card.textContent).toContain("Letter Paper, A4 Paper, Legal Paper, 11 × 17 in");
    expect(card.textContent).not.toContain("Full Size");
    expect(card.textContent).toContain("Cut-outs for your map · The whole map");
    expect(card.querySelectorAll("svg").length).toBeGreaterThan(0);
    fireEvent.click(card);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/output\/download$/));
    expect(localStorage.getItem(KEY)).toBe("DOWNLOAD");
  });

  it("STK-04 marks stickers as the most popular service", async () => {
    const { project } = await openTestProject({ content: FILLED });
    const { router } = open(project, "/p/:id/output");
    const [card] = screen.getAllByRole("link", { name: /Order Stickers|Print at Home/ });
    expect(card?.textContent).toContain("Most Popular");
    expect(card?.textContent).toContain("Order Stickers");
    // Below the picture, whose photos it would cover.
    const tag = within(card ?? document.body).getByText("Most Popular");
    expect(card?.firstElementChild?.contains(tag)).toBe(false);
    expect(card?.querySelectorAll("svg")).toHaveLength(1);
    if (card) fireEvent.click(card);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/output\/stickers$/));
    expect(localStorage.getItem(KEY)).toBe("STICKERS");
  });

  it("offers no pickup where it is off", async () => {
    const content = { ...FILLED, outputType: "MATBOARD_WALL_MAP" as const };
    const { project } = await openTestProject({ content });
    const { unmount } = open(project, "/p/:id/output");
    expect(screen.getByRole("link", { name: /Pick Up at Walgreens/ })).toBeDefined();
    unmount();
    open(project, "/p/:id/output", { isPickupOff: true });
    expect(screen.getByRole("link", { name: /Print at Home/ })).toBeDefined();
    expect(screen.queryByRole("link", { name: /Pick Up at Walgreens/ })).toBeNull();
  });

  it("PRN-02 starts with the map as the shop makes it, in its size, color and with its photos", async () => {
    api.on(GetMapProductsDocument, { storefrontDesignProducts: [HANGING, FRAMED] });
    const content = { ...FILLED, outputType: "MATBOARD_WALL_MAP" as const, backgroundId: "black" };
    const { project } = await openTestProject({ content });
    const design = { ...project.design, id: "test-small" };
    const { router } = open({ ...project, design }, "/p/:id/output");
    const card = await screen.findByRole("link", { name: /Order It Framed/ });
    expect(screen.getAllByRole("listitem")[0]?.contains(card)).toBe(true);
    expect(card.textContent).toContain("$149.00");
    await waitFor(() => expect(card.querySelectorAll("svg image").length).toBeGreaterThan(0));
    expect(await findViolations()).toEqual([]);
    fireEvent.click(card);
    const query = `?map=${project.id}&Frame=Black&Size=Small&Mat=Black`;
    await waitFor(() => expect(router.state.location.search).toBe(query));
    expect(router.state.location.pathname).toBe("/product/framed-map");
  });

  it("says when the shop doesn't make the map, or can't be reached", async () => {
    const { project } = await openTestProject({ content: FILLED });
    const { unmount } = open(project, "/p/:id/output");
    expect(await screen.findByText(/^The shop doesn't make this map yet/)).toBeDefined();
    unmount();
    api.off(GetMapProductsDocument);
    open(project, "/p/:id/output");
    expect(await screen.findByText(/^We can't reach the shop right now/)).toBeDefined();
  });

  it("PRN-01 explains what a wall hanging lacks, and gives it a mat with one press", async () => {
    const { project, server } = await openTestProject({ content: FILLED });
    const { unmount } = open(project, "/p/:id/output");
    expect(screen.getByText(/print it at home instead\.$/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Give this map a mat" })).toBeNull();
    unmount();
    const mat = { type: "MATBOARD_WALL_MAP", name: "Matboard Wall Map", scale: 1 } as const;
    const outputOptions = [...project.design.outputOptions, mat];
    open({ ...project, design: { ...project.design, outputOptions } }, "/p/:id/output");
    expect(screen.queryByRole("link", { name: /Pick Up at Walgreens/ })).toBeNull();
    expect(screen.getByRole("heading", { name: "Pick Up at Walgreens" })).toBeDefined();
    expect(screen.getByText(/^Pickup is for maps with a mat/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Give this map a mat" }));
    const pickup = await screen.findByRole("link", { name: /Pick Up at Walgreens/ });
    expect(document.activeElement).toBe(pickup);
    await waitFor(() => expect(server.copy.content.outputType).toBe("MATBOARD_WALL_MAP"));
    expect(screen.getByText("This map has a mat now. You can pick up its prints.")).toBeDefined();
  });

  it("says when a map cannot be printed", async () => {
    const project = await openWithoutService();
    open(project, "/p/:id/output");
    expect(screen.getByText("Printing isn't available yet")).toBeDefined();
    expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
  });

  it("works without storage", async () => {
    const { project } = await openTestProject({ content: FILLED });
    const blocked = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
    const { router } = open(project, "/p/:id/output");
    fireEvent.click(screen.getByRole("link", { name: /Print at Home/ }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/output\/download$/));
  });
});

describe("the output gate", () => {
  const path = "/p/:id/output/download";

  it("PRN-05 saves edits before the print screen opens", async () => {
    const { project, server } = await openTestProject({ content: FILLED });
    project.store.edit({ type: "SET_DETAILS", details: { name: "Just renamed" } });
    open(project, path);
    expect(screen.getByText("Saving your map …")).toBeDefined();
    expect(await screen.findByText("screen download")).toBeDefined();
    expect(server.copy.content.name).toBe("Just renamed");
  });

  it("PRN-03 shows how many photos are still being uploaded", async () => {
    const releases: (() => void)[] = [];
    const uploader = {
      upload: () =>
        new Promise<void>((resolve) => {
          releases.push(resolve);
        }),
    };
    const { project } = await openTestProject({ content: FILLED, uploader });
    for (const id of ["a", "b"]) await project.store.addPhoto(storedPhoto(id));
    open(project, path);
    expect(await screen.findByText("2 photos are still uploading.")).toBeDefined();
    await waitFor(() => expect(releases).toHaveLength(2));
    act(() => releases[0]?.());
    expect(await screen.findByText("1 photo is still uploading.")).toBeDefined();
    expect(screen.queryByText("screen download")).toBeNull();
    act(() => releases[1]?.());
    expect(await screen.findByText("screen download")).toBeDefined();
  });

  it("says that printing needs the internet while photos wait for it, and goes on by itself", async () => {
    const connection = new FakeConnection();
    const uploader = {
      upload: () =>
        new Promise<void>((resolve) => {
          connection.subscribe((change) => change === "online" && resolve());
        }),
    };
    const { project } = await openTestProject({ content: FILLED, connection, uploader });
    connection.emit("offline");
    await project.store.addPhoto(storedPhoto("a"));
    open(project, path);
    expect(await screen.findByText("Printing needs an internet connection")).toBeDefined();
    act(() => connection.emit("online"));
    expect(await screen.findByText("screen download")).toBeDefined();
  });

  it("opens without a connection for a map that was sent", async () => {
    const connection = new FakeConnection();
    const { project } = await openTestProject({ content: FILLED, connection });
    connection.emit("offline");
    open(project, path);
    expect(await screen.findByText("screen download")).toBeDefined();
  });

  it("opens after a failed save, which the store reports", async () => {
    const { project, server, notifications } = await openTestProject({ content: FILLED });
    server.isUnreachable = true;
    project.store.edit({ type: "SET_DETAILS", details: { name: "Not saved" } });
    open(project, path);
    expect(await screen.findByText("screen download")).toBeDefined();
    expect(notifications.saveFailures.length).toBeGreaterThan(0);
  });

  it("PRN-07 asks for a photo first", async () => {
    const { project } = await openTestProject({ content: { inputs: { CO: inputOf() } } });
    open(project, path);
    expect(screen.getByText("Add a photo to at least one county first.")).toBeDefined();
    const back = screen.getByRole("link", { name: "Back to the map" });
    expect(back.getAttribute("href")).toBe(`/p/${project.id}`);
    act(() =>
      project.store.edit({
        type: "RESTORE_IMAGES",
        openingId: "CO",
        images: [{ image: photoIn("Colorado"), index: 0 }],
      }),
    );
    expect(await screen.findByText("screen download")).toBeDefined();
  });
});

it.each(["COLLABORATOR", "VIEWER"] as const)(
  "PRN-06 a %s prints at home and picks up prints, and reads that the owner orders stickers",
  async (viewerPolicy) => {
    const matboard = { ...FILLED, outputType: "MATBOARD_WALL_MAP" as const };
    const { project: pickup } = await openTestProject({ content: matboard, viewerPolicy });
    open(pickup, "/p/:id/output");
    expect(screen.getByRole("heading", { name: "Pick Up at Walgreens" })).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Order Stickers" })).toBeNull();
    cleanup();
    const { project } = await openTestProject({ content: FILLED, viewerPolicy });
    open(project, "/p/:id/output");
    const names = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
    expect(names).toContain("Print at Home");
    expect(names).not.toContain("Order Stickers");
    cleanup();
    const content = { ...FILLED, outputType: "VEHICLE_MAP" as const };
    const { project: stickersOnly } = await openTestProject({ content, viewerPolicy });
    open(stickersOnly, "/p/:id/output");
    expect(
      screen.getByText("This map is made as stickers, and only its owner can order them."),
    ).toBeDefined();
    expect(screen.queryByRole("link", { name: "Contact us" })).toBeNull();
  },
);

it.each([
  ["OWNER", false],
  ["COLLABORATOR", true],
  ["VIEWER", true],
] as const)("PRN-06 tells a %s whose photos are printed: %s", async (viewerPolicy, isTold) => {
  const { project } = await openTestProject({ content: FILLED, viewerPolicy });
  open(project, "/p/:id/output");
  const notice = within(screen.getByRole("main")).queryByText(/^Heads Up! You are printing photos/);
  expect(notice !== null).toBe(isTold);
});
