// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  AddCheckoutLinesDocument,
  CreateCheckoutDocument,
  GetTokenNeedDocument,
  StoreGuestSnapshotDocument,
} from "../../platform/api/generated/graphql.ts";
import { createGuestProject } from "../../project/store/guests/guest-projects.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { makePhoto } from "../../project/store/test/open-store.ts";
import { DESIGN } from "../../project/store/test/sample-design.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { createCheckout } from "../cart/test/checkouts.ts";
import ProductRoute from "../routes/product.tsx";
import type { ProductPageData } from "./load-product-page.server.ts";
import {
  MAP_METAFIELDS,
  makePage,
  makePicture,
  makeProduct,
  makeVariant,
  NO_METAFIELDS,
} from "./test/product-page.ts";

let api: FakeGraphql;
let user: ReturnType<typeof userEvent.setup>;
/** The lines of every addition. */
let added: unknown[];

beforeEach(() => {
  stubBrowserGlobals();
  api = new FakeGraphql();
  user = userEvent.setup();
  added = [];
  localStorage.clear();
  const payload = { checkout: createCheckout(), checkoutUserErrors: [] };
  api.on(CreateCheckoutDocument, { payload });
  api.on(AddCheckoutLinesDocument, ({ lineItems }) => {
    added.push(lineItems);
    return { payload };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(page: Partial<ProductPageData> = {}, search = ""): Promise<void> {
  window.history.replaceState(null, "", `/product/frame${search}`);
  renderPage(
    [{ path: "/product/:handle", Component: ProductRoute, loader: () => makePage(page) }],
    { entries: [`/product/frame${search}`] },
  );
  await screen.findByRole("heading", { level: 1 });
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const add = () => user.click(button("Add to cart"));
const addedToCart = () => screen.findByText("Added to your cart.");

it("links to its collection, and to the shop alone without one", async () => {
  const links = () =>
    within(screen.getByRole("navigation", { name: "Breadcrumbs" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  await open();
  expect(links()).toEqual(["/shop", "/shop/parts-and-accessories"]);
  cleanup();
  await open({ collection: undefined });
  expect(links()).toEqual(["/shop"]);
});

it("SHP-06 needs every option and a map, and drops a blank gift note", async () => {
  await open({}, "?Frame=Oak");
  await add();
  expect(await screen.findByText("Please select all options.")).toBeDefined();
  expect(added).toEqual([]);
  await user.click(radio("36 x 24 in"));
  expect(screen.queryByText("Please select all options.")).toBeNull();
  await user.click(screen.getByText("Add a gift note"));
  await user.type(screen.getByLabelText("Gift note"), "   ");
  await add();
  await addedToCart();
  expect(added).toMatchObject([
    [{ variantId: "Oak 36 x 24 in", quantity: 1, customAttributes: [] }],
  ]);
  cleanup();
  await open({ product: MAP_PRODUCT, ownMaps: [] });
  await user.click(button("Choose your map"));
  await screen.findByRole("dialog", { name: "Choose your map" });
  expect(added).toHaveLength(1);
});

const PLAQUE = makeProduct({
  metafields: {
    ...NO_METAFIELDS,
    textFields: [
      { key: "First line", maxLength: 10, isRequired: true, example: "Home" },
      { key: "Second line", maxLength: 10, isRequired: false, example: null },
    ],
  },
  options: [],
  variants: [{ ...makeVariant("", ""), id: "plaque", selectedOptions: [] }],
});

it("SHP-06 SHP-08 takes the buyer's text with its limits, and previews it", async () => {
  await open({ product: PLAQUE });
  expect(await screen.findByRole("img", { name: "Example: Home" })).toBeDefined();
  await add();
  expect(await screen.findAllByText("Fill in “First line”.")).toHaveLength(2);
  const first = screen.getByLabelText<HTMLInputElement>("First line");
  await user.type(first, "Our home is here");
  expect(screen.getByText("“First line” is 6 characters too long.")).toBeDefined();
  await add();
  expect(added).toEqual([]);
  expect(first.value).toBe("Our home is here");
  await user.clear(first);
  await user.type(first, "Our home ♥ ");
  expect(screen.getByRole("img", { name: "Preview: Our home ♥" })).toBeDefined();
  expect(screen.getByText("0 characters left")).toBeDefined();
  await user.type(screen.getByLabelText("Second line (optional)"), "   ");
  await add();
  await addedToCart();
  expect(added).toMatchObject([
    [
      {
        variantId: "plaque",
        customAttributes: [{ key: "First line", value: "Our home ♥" }],
      },
    ],
  ]);
  expect(await findViolations()).toEqual([]);
});

it("keeps the choice in the address, and opens it from there", async () => {
  await open({}, "?Size=36+x+24+in&Frame=Black&from=mail");
  expect(radio("Black").checked).toBe(true);
  await user.click(radio("Oak"));
  expect(window.location.search).toBe("?Size=36+x+24+in&Frame=Oak&from=mail");
});

it("shows the price and the picture of the selected variant", async () => {
  const product = makeProduct({
    variants: [
      makeVariant("Oak", "24 x 16 in", { price: { amount: "149.00", currencyCode: "USD" } }),
      makeVariant("Black", "24 x 16 in", { image: { url1024: makePicture("black").url1024 } }),
    ],
  });
  await open({ product });
  expect(screen.getByText("$149.00")).toBeDefined();
  expect(screen.getByText(/Arrives Dec 1 to 8 in most states\.$/)).toBeDefined();
  await user.click(radio("Black"));
  expect(screen.getByText("$189.00")).toBeDefined();
  expect(screen.getByRole("img", { name: "Picture black" })).toBeDefined();
  expect(radio("Picture black").checked).toBe(true);
});

it("SHP-07 offers quantities from 1 to 25, none when the product hides them", async () => {
  await open();
  const select = screen.getByLabelText<HTMLSelectElement>("Quantity");
  const values = within(select)
    .getAllByRole<HTMLOptionElement>("option")
    .map((option) => Number(option.value));
  expect(values).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  await user.selectOptions(select, "25");
  await add();
  await addedToCart();
  expect(added).toMatchObject([[{ quantity: 25 }]]);
  cleanup();
  await open({ product: makeProduct({ metafields: { ...NO_METAFIELDS, hideQuantity: true } }) });
  expect(screen.queryByLabelText("Quantity")).toBeNull();
});

it("SHP-08 sends quantity, options, gift note and tokens, and shows that it was added", async () => {
  await open({ product: MAP_PRODUCT, ownMaps: [OWN_MAP] });
  await user.click(radio("Black"));
  await user.selectOptions(screen.getByLabelText("Quantity"), "2");
  await user.click(screen.getByText("Add a gift note"));
  const note = screen.getByLabelText<HTMLTextAreaElement>("Gift note");
  expect(note.maxLength).toBe(500);
  await user.type(note, "Happy birthday");
  await user.click(screen.getByText("Add sticker tokens for new trips"));
  await screen.findByText("None");
  await user.click(radio("5 tokens $12.25"));
  await add();
  await addedToCart();
  expect(added).toMatchObject([
    [
      {
        variantId: "Black 24 x 16 in",
        quantity: 2,
        customAttributes: [{ key: "Gift Note", value: "Happy birthday" }],
        fileId: "abc123",
      },
      { variantId: "tokens-5", quantity: 1, customAttributes: [] },
    ],
  ]);
  expect(screen.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart");
  expect(screen.getByLabelText<HTMLSelectElement>("Quantity").value).toBe("2");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Gift note").value).toBe("Happy birthday");
});

it("ERR-08 shows the message of a refused addition, and a general one for a failure", async () => {
  await open();
  api.fail(AddCheckoutLinesDocument, new GraphqlFailure("broken", { requestId: "r1" }));
  await add();
  expect(await screen.findByText("An error occurred. Please try again.")).toBeDefined();
  const refusal = {
    code: "NOT_ENOUGH_IN_STOCK",
    message: "Only 1 is left.",
    lineItemId: null,
  } as const;
  api.on(AddCheckoutLinesDocument, {
    payload: { checkout: createCheckout(), checkoutUserErrors: [refusal] },
  });
  await add();
  expect(await screen.findByText("Only 1 is left.")).toBeDefined();
});

it("says without a connection that the addition waits for it", async () => {
  await open();
  api.isReachable = false;
  await add();
  expect(await screen.findByText(/^No connection\. We'll add it when/)).toBeDefined();
  api.isReachable = true;
  window.dispatchEvent(new Event("online"));
  expect(await addedToCart()).toBeDefined();
  expect(screen.queryByText(/^No connection/)).toBeNull();
});

it("SHP-09 says when the variant is out of stock, and marks the value before", async () => {
  const product = makeProduct({
    variants: [
      makeVariant("Oak", "24 x 16 in"),
      makeVariant("Black", "24 x 16 in", { availableForSale: false }),
    ],
  });
  await open({ product });
  expect(button("Add to cart").disabled).toBe(false);
  await user.click(radio("Black, Out of Stock"));
  expect(button("Out of Stock").disabled).toBe(true);
});

const MAP_PRODUCT = makeProduct({ metafields: MAP_METAFIELDS });
const OWN_MAP = {
  id: "abc123",
  name: "Our fifty states",
  filled: 50,
  total: 50,
  regionTypePlural: "states",
  pictureUrl: undefined,
  ratio: 1.5,
  isGuest: false,
};

async function openTokens(page: Partial<ProductPageData> = {}): Promise<void> {
  await open({ product: MAP_PRODUCT, ownMaps: [OWN_MAP], ...page });
  await user.click(screen.getByText("Add sticker tokens for new trips"));
  await screen.findByText("None");
}

it("SHP-11 buys a custom number of tokens from 1 to 50 with the product", async () => {
  await openTokens();
  await user.click(radio("Another number"));
  const field = screen.getByLabelText("Number of tokens");
  for (const text of ["0", "51", "1.5", "x"]) {
    await user.clear(field);
    await user.type(field, text);
    expect(screen.getByText("Enter 1-50")).toBeDefined();
  }
  await add();
  expect(added).toEqual([]);
  await user.clear(field);
  await user.type(field, "7");
  expect(screen.queryByText("Enter 1-50")).toBeNull();
  await add();
  await addedToCart();
  expect(added).toMatchObject([
    [
      { fileId: "abc123" },
      { variantId: "tokens-5", quantity: 1 },
      { variantId: "tokens-1", quantity: 2 },
    ],
  ]);
});

it.each([
  [8, ["1 token", "5 tokens"]],
  [254, ["5 tokens", "25 tokens", "50 tokens"]],
  [30, ["5 tokens", "15 tokens", "30 tokens"]],
  [50, ["5 tokens", "25 tokens", "50 tokens"]],
])("SHP-12 offers presets for %i regions", async (total, presets) => {
  await openTokens({ ownMaps: [{ ...OWN_MAP, total }] });
  for (const name of presets) expect(screen.getByText(name)).toBeDefined();
  cleanup();
  // Without a map of the customer, those of the product's design.
  await openTokens({ ownMaps: [], regionCount: total });
  for (const name of presets) expect(screen.getByText(name)).toBeDefined();
});

it("SHP-13 shows the price of the packs, and a discount above 2 % of $2.50 a token", async () => {
  await openTokens();
  expect(await screen.findByRole("radio", { name: "5 tokens $12.25" })).toBeDefined();
  expect(radio("25 tokens $50.00 Save 20%")).toBeDefined();
  expect(radio("50 tokens $100.00 Save 20%")).toBeDefined();
  await user.click(radio("Another number"));
  const field = screen.getByLabelText("Number of tokens");
  await user.type(field, "25");
  expect(screen.getByText("$50.00, save 20%")).toBeDefined();
  await user.clear(field);
  await user.type(field, "5");
  expect(screen.queryByText(/, save/)).toBeNull();
});

it("SHP-14 shows the free tokens of each item, and no promotion after its end", async () => {
  const metafields = { ...MAP_METAFIELDS, freeStickerTokens: 3 };
  await open({ product: makeProduct({ metafields }), ownMaps: [OWN_MAP] });
  await user.selectOptions(screen.getByLabelText("Quantity"), "4");
  expect(screen.getByText("Includes 12 free sticker tokens")).toBeDefined();
  cleanup();
  await open({ product: MAP_PRODUCT });
  expect(screen.queryByText(/free sticker token/)).toBeNull();
  cleanup();
  vi.setSystemTime(new Date("2022-11-30T12:00:00Z"));
  await open({ product: MAP_PRODUCT });
  expect(screen.getByText("Includes 10 free sticker tokens")).toBeDefined();
  vi.useRealTimers();
});

const STICKERS = {
  metafields: {
    ...MAP_METAFIELDS,
    outputType: "VEHICLE_MAP",
    outputScale: 1.5,
    sizes: { "24 x 16 in": { designId: "50-states-24x16" } },
  },
};

it("TOK-06 shows the stickers and tokens of the selected map by size, and their sums", async () => {
  await openTokens({ product: makeProduct(STICKERS) });
  await user.click(radio("24 x 16 in"));
  await user.click(await screen.findByRole("button", { name: "How many tokens do I need?" }));
  const dialog = await screen.findByRole("dialog", { name: "How many tokens do I need?" });
  expect(await within(dialog).findByRole("alert")).toBeDefined();
  api.on(GetTokenNeedDocument, {
    stickerTokensModal: {
      count: 50,
      tokens: 49.5,
      sizeClasses: [
        { sizeClass: "SMALL", count: 15, tokens: 7.5 },
        { sizeClass: "MEDIUM", count: 28, tokens: 28 },
        { sizeClass: "LARGE", count: 7, tokens: 14 },
      ],
    },
  });
  await user.click(within(dialog).getByRole("button", { name: "Try again" }));
  const table = await within(dialog).findByRole("table");
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" "));
  expect(rows).toEqual([
    "Size Stickers Tokens",
    "Small 15 7.5",
    "Medium 28 28",
    "Large 7 14",
    "All 50 49.5",
  ]);
  expect(api.sent).toContainEqual({
    designId: "50-states-24x16",
    outputType: "VEHICLE_MAP",
    scale: 1.5,
  });
  expect(await findViolations()).toEqual([]);
});

it("asks for a map first, and offers to start one", async () => {
  const startPath = "/p/new/50-states-36x24?ies=x";
  await open({ product: MAP_PRODUCT, ownMaps: [], startPath });
  await user.click(button("Choose your map"));
  const dialog = await screen.findByRole("dialog", { name: "Choose your map" });
  const start = within(dialog).getByRole("link", { name: "Start this map" });
  expect(start.getAttribute("href")).toBe(startPath);
  expect(added).toEqual([]);
});

it("orders the map that was chosen", async () => {
  const other = { ...OWN_MAP, id: "def456", name: "The second trip", filled: 12 };
  await open({ product: MAP_PRODUCT, ownMaps: [OWN_MAP, other] });
  expect(screen.getByText("50 of 50 states")).toBeDefined();
  await user.click(button("Change map"));
  await user.click(await screen.findByRole("radio", { name: /The second trip/ }));
  await user.click(button("Use this map"));
  expect(await screen.findByText("12 of 50 states")).toBeDefined();
  await add();
  await addedToCart();
  expect(added).toMatchObject([[{ fileId: "def456" }]]);
});

it("orders the map of a guest, which is uploaded first", async () => {
  const inputs = { UT: { type: "OPENING", images: [makePhoto("p1")], modifiedAt: "" } } as const;
  await createGuestProject(DESIGN, { requestId: "r1", inputs });
  api.serve(`/designs/${DESIGN.id}.json`, DESIGN);
  api.on(StoreGuestSnapshotDocument, {
    storeGuestSnapshot: { __typename: "StoreGuestSnapshotSuccess", projectId: "snap01" },
  });
  const metafields = { ...MAP_METAFIELDS, designIds: [DESIGN.id] };
  await open({ product: makeProduct({ metafields }) });
  expect(await screen.findByText(/^1 of \d countries$/)).toBeDefined();
  const problems = await screen.findByRole("region", { name: /things? to look at first$/ });
  expect(within(problems).getByText("2 countries have no photo yet")).toBeDefined();
  const colorado = within(problems).getByRole("link", { name: "Colorado" });
  expect(colorado.getAttribute("href")).toBe("/p/guest-r1/CO");
  expect(button("Add to cart").disabled).toBe(false);
  await add();
  await addedToCart();
  expect(added).toMatchObject([[{ fileId: "snap01" }]]);
  const project = { requestId: "r1", designId: DESIGN.id, inputs };
  expect(api.sent).toContainEqual({ project: expect.objectContaining(project) });
});

it("shows the primary option first", async () => {
  const metafields = { ...NO_METAFIELDS, primaryOption: "Frame" };
  await open({ product: makeProduct({ metafields }) });
  const groups = screen.getAllByRole("group").map((group) => group.textContent);
  const frame = groups.findIndex((text) => text?.startsWith("Frame"));
  const size = groups.findIndex((text) => text?.startsWith("Size"));
  expect(frame).toBeLessThan(size);
});

it("has no accessibility violations", async () => {
  await openTokens({ recommendations: [] });
  await waitFor(async () => expect(await findViolations()).toEqual([]));
});
