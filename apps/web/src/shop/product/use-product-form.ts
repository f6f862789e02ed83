import {
  checkAddToCart,
  findPersonalizationProblem,
  findVariant,
  withGiftNote,
} from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import { useLocation, useNavigate } from "../../platform/routing/routing.ts";
import { getCheckoutPath, type NewCartLine } from "../cart/checkout.ts";
import { useCart } from "../cart/use-cart.ts";
import { createProductLine, createTokenLines } from "./cart-lines.ts";
import type { ProductPageData } from "./load-product-page.server.ts";
import type { OwnMap } from "./own-map.ts";
import type { Product, SelectedOption } from "./product.ts";
import { createOptionsQuery, readSelectedOptions, selectOption } from "./selected-options.ts";
import type { TokenChoice } from "./token-offer.ts";

export type AddToCartState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding" }
  | { readonly kind: "added" }
  | { readonly kind: "refused"; readonly message: string };

const IDLE: AddToCartState = { kind: "idle" };

/** The input on the page of a product, and adding the product to the cart. */
export function useProductForm(
  { product, stickerTokens }: ProductPageData,
  map: OwnMap | undefined,
) {
  const { selectedOptions, select } = useSelectedOptions(product);
  const [quantity, setQuantity] = useState(1);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [giftNote, setGiftNote] = useState("");
  const [tokens, setTokens] = useState<TokenChoice>({ kind: "none" });
  const [addState, setAddState] = useState(IDLE);
  const { addLines, getCheckout, status } = useCart();
  const navigate = useNavigate();
  const { options, variants, metafields } = product;
  /** Any change resets the result of the last attempt. */
  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setAddState(IDLE);
      set(value);
    };
  const refuse = (message: string) => setAddState({ kind: "refused", message });
  /** Resolves to whether it was added. */
  const add = async (): Promise<boolean> => {
    const customAttributes = withGiftNote(
      [...texts].map(([key, value]) => ({ key, value })),
      giftNote,
    );
    const personalizationProblem = findPersonalizationProblem(metafields, {
      projectId: map?.id,
      customAttributes,
    });
    const request = { options, variants, selectedOptions, quantity, personalizationProblem };
    const allowed = checkAddToCart(request);
    const tokenLines = createTokenLines(stickerTokens, tokens);
    if (allowed.kind === "refused" || tokenLines === undefined) {
      refuse(
        allowed.kind === "refused" ? allowed.message : formatMessage(shopMessages.enterTokenCount),
      );
      return false;
    }
    setAddState({ kind: "adding" });
    const createLines = async (): Promise<NewCartLine[]> => {
      const projectId = map && (await requireOrderedProject(map));
      const { variant } = allowed;
      return [
        createProductLine({ product, variant, quantity, customAttributes, projectId }),
        ...tokenLines,
      ];
    };
    const result = await addAll(createLines, addLines);
    setAddState(result);
    return result.kind === "added";
  };
  /** Adds it and goes straight to the checkout. */
  const buyNow = async () => {
    const checkout = (await add()) ? getCheckout() : undefined;
    if (checkout !== undefined) await navigate(getCheckoutPath(checkout));
  };
  return {
    selectedOptions,
    variant: findVariant(variants, selectedOptions),
    quantity,
    texts,
    giftNote,
    tokens,
    addState,
    /** Whether the product is added only when the connection is back. */
    isWaiting: addState.kind === "adding" && status === "waiting",
    select: changing(select),
    setQuantity: changing(setQuantity),
    setText: (key: string, text: string) => changing(setTexts)(new Map(texts).set(key, text)),
    setGiftNote: changing(setGiftNote),
    setTokens: changing(setTokens),
    add,
    buyNow,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** Adds lines to the cart. Resolves to a refusal with its message when that failed. */
async function addAll(
  createLines: () => Promise<NewCartLine[]>,
  addLines: ReturnType<typeof useCart>["addLines"],
): Promise<AddToCartState> {
  try {
    const outcome = await addLines(await createLines());
    return outcome.kind === "saved" ? { kind: "added" } : outcome;
  } catch (error) {
    reportError(error, { action: "add to cart" });
    return { kind: "refused", message: formatMessage(shopMessages.addFailed) };
  }
}

/** The id of the map on the server; a guest's map is uploaded as a snapshot first. */
async function requireOrderedProject({ id, isGuest }: OwnMap): Promise<string> {
  if (!isGuest) return id;
  const { uploadGuestMap: storeGuestMap } = await import("../map-check/upload-guest-map.ts");
  return storeGuestMap(id);
}

/** The selected options. They are in the URL, so that a link shows the same variant. */
function useSelectedOptions(product: Product) {
  const { search } = useLocation();
  const [selectedOptions, setSelectedOptions] = useState(() =>
    readSelectedOptions(product, search),
  );
  const select = (option: SelectedOption) => {
    const { pathname, search: current, hash } = window.location;
    // Changes before hydration arrive in one batch: the state does not contain the first of them yet.
    const next = selectOption(readSelectedOptions(product, current), option);
    setSelectedOptions(next);
    // Not by the router, which would load the page again.
    const address = `${pathname}${createOptionsQuery(current, next)}${hash}`;
    window.history.replaceState(window.history.state, "", address);
  };
  return { selectedOptions, select };
}
