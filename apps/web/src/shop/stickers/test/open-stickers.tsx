import { usd } from "@photomap/commerce";
import { STICKER_SIZE_CLASSES, type StickerSizeClass } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { act, fireEvent, screen, within } from "@testing-library/react";
import {
  type CreateStickerOrderMutationVariables,
  GetStickerOfferDocument,
  type GetStickerOfferQuery,
} from "../../../platform/api/generated/graphql.ts";
import { toPrice } from "../../../platform/format/price.ts";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import {
  inputOf,
  openTestProject,
  photoIn,
  type TestProjectOptions,
} from "../../../project/store/test/open-test-project.ts";
import type { FakeGraphql } from "../../../test/fake-graphql.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { FREE_SHIPPING } from "../../cart/test/checkouts.ts";
import { StickersScreen } from "../StickersScreen.tsx";
import type { StickerOffer, StickerProduct } from "../sticker.ts";

/** Modified in the order Texas, Utah, Colorado; photographed in the order Utah, Texas, Colorado. */
const INPUTS: Inputs = {
  UT: modified("Utah", "2026-11-12T18:00:00.000Z", "2019"),
  CO: modified("Colorado", "2026-11-11T18:00:00.000Z", "2023"),
  TE: modified("Texas", "2026-11-15T18:00:00.000Z", "2021"),
};

function modified(name: "Utah" | "Colorado" | "Texas", modifiedAt: string, year: string) {
  return { ...inputOf(photoIn(name, { timeTakenUser: year })), modifiedAt };
}

const PRODUCT: StickerProduct = {
  outputType: "VINYL_WALL_MAP",
  tokenRedemptionVariantId: "variant-tokens",
  variants: [
    createVariant("SMALL", 125, 0.5),
    createVariant("MEDIUM", 250, 1),
    createVariant("LARGE", 450, 2),
  ],
};

function createVariant(sizeClass: StickerSizeClass, amountMinor: number, tokens: number) {
  const id = `variant-${sizeClass}`;
  return { id, name: sizeClass, price: toPrice(usd(amountMinor)), tokens, sizeClass };
}

const SIZES = { UT: "SMALL", CO: "MEDIUM", TE: "LARGE" } as const;

export interface OfferFacts {
  readonly hasOrders?: boolean;
  readonly changedIds?: readonly string[];
  /** The openings that were never ordered. */
  readonly newIds?: readonly string[];
  readonly tokens?: GetStickerOfferQuery["accountStickerTokenData"];
  readonly soldSizes?: readonly StickerSizeClass[];
}

export function createOffer(facts: OfferFacts = {}): GetStickerOfferQuery {
  const { hasOrders = false, changedIds = [], tokens = null } = facts;
  const newIds = facts.newIds ?? (hasOrders ? [] : ["UT", "CO", "TE"]);
  const { soldSizes = STICKER_SIZE_CLASSES } = facts;
  const variants = PRODUCT.variants.filter(({ sizeClass }) => soldSizes.includes(sizeClass));
  const findChange = (id: string) => {
    if (newIds.includes(id)) return "NEVER_ORDERED";
    return changedIds.includes(id) ? "CHANGED" : "UNCHANGED";
  };
  const stickers = (["UT", "CO", "TE"] as const).map(
    (openingId): StickerOffer["stickers"][number] => ({
      openingId,
      sizeClass: SIZES[openingId],
      scale: 1,
      change: findChange(openingId),
      render: { url: `/stickers/${openingId}.png` },
    }),
  );
  return {
    getStickerOffer: {
      __typename: "StickerOffer",
      outputType: "VINYL_WALL_MAP",
      hasOrders,
      stickers,
    },
    freeShipping: FREE_SHIPPING,
    getStickerProducts: [{ ...PRODUCT, variants }],
    accountStickerTokenData: tokens,
  };
}

/** The sticker screen of a project with photos in Utah (small), Colorado (medium), Texas (large). */
export async function openStickers(
  api: FakeGraphql,
  facts: OfferFacts = {},
  options: Pick<TestProjectOptions, "isGuest" | "connection"> = {},
) {
  api.on(GetStickerOfferDocument, createOffer(facts));
  const opened = await openTestProject({ content: { inputs: INPUTS }, ...options });
  const page = showStickers(opened.project);
  await screen.findByRole("article", { name: "Utah" });
  // Another render: the effects of the first one, which subscribe to the quantities, have run then.
  await act(() => page.router.revalidate());
  return { ...opened, ...page };
}

export function showStickers(project: OpenProject) {
  return renderPage(
    [
      { path: "/p/:id/output/stickers", element: <StickersScreen project={project} /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: [`/p/${project.id}/output/stickers`] },
  );
}

/** Answers with a sticker order, as the server would create it. */
export function createOrder({ input }: CreateStickerOrderMutationVariables) {
  const stickers = [input.stickers].flat().map(({ openingId, ...quantities }) => {
    const { quantity, quantityWithMoney, quantityWithTokens } = quantities;
    const sizeClass = Object.entries(SIZES).find(([id]) => id === openingId)?.[1] ?? "SMALL";
    return { openingId, sizeClass, quantity, quantityWithMoney, quantityWithTokens };
  });
  return {
    createStickerOrder: {
      __typename: "CreateStickerOrderSuccess" as const,
      stickerOrder: { id: `${input.fileId}-order`, stickers },
    },
  };
}

export const field = (name: string) =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: `Stickers of ${name}` });

export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));

export const listNames = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

/** The text of an amount of the summary. */
export const amount = (label: string) =>
  within(screen.getByRole("complementary")).getByText(label).nextElementSibling?.textContent;
