import { execute } from "../../platform/api/execute.ts";
import {
  AddCheckoutLinesDocument,
  ApplyDiscountCodeDocument,
  type CheckoutAnswerFragment,
  CreateCheckoutDocument,
  GetAccountCheckoutDocument,
  GetCheckoutDocument,
  MergeCheckoutDocument,
  PayCheckoutStickersDocument,
  RemoveCheckoutLinesDocument,
  RemoveDiscountCodeDocument,
  ReopenCheckoutDocument,
  SplitCheckoutLineDocument,
  UpdateCheckoutAttributesDocument,
  UpdateCheckoutLinesDocument,
} from "../../platform/api/generated/graphql.ts";
import type { CartChange, Checkout, NewCartLine } from "./checkout.ts";

export type CheckoutMutationResult = CheckoutAnswerFragment;

/** The API of the cart. Every operation may be repeated after a lost answer. */
export interface CartRemote {
  /** Resolves to the checkout, or undefined when it does not exist. */
  load(checkoutId: string): Promise<Checkout | undefined>;
  /** Resolves to the account's open checkout, or undefined when it has none. */
  loadOfAccount(): Promise<Checkout | undefined>;
  create(): Promise<CheckoutMutationResult>;
  /** Moves the lines of a guest's checkout into that of the account. */
  merge(checkoutId: string): Promise<CheckoutMutationResult>;
  /** Gives up an open payment, so that the checkout can be changed. */
  reopen(checkoutId: string): Promise<CheckoutMutationResult>;
  send(checkoutId: string, change: CartChange): Promise<CheckoutMutationResult>;
}

export const cartRemote: CartRemote = {
  load: async (checkoutId) =>
    (await execute(GetCheckoutDocument, { checkoutId })).checkout ?? undefined,
  loadOfAccount: async () =>
    (await execute(GetAccountCheckoutDocument, {})).accountCheckout ?? undefined,
  create: async () => (await execute(CreateCheckoutDocument, {})).payload,
  merge: async (checkoutId) => (await execute(MergeCheckoutDocument, { checkoutId })).payload,
  reopen: async (checkoutId) => (await execute(ReopenCheckoutDocument, { checkoutId })).payload,
  send: async (checkoutId, change) => (await executeChange(checkoutId, change)).payload,
};

function executeChange(checkoutId: string, change: CartChange) {
  switch (change.kind) {
    case "add": {
      const { requestId } = change;
      const lineItems = change.lines.map(toInput);
      return execute(AddCheckoutLinesDocument, { checkoutId, lineItems, requestId });
    }
    case "update": {
      const { lineId: id, quantity, customAttributes } = change;
      const lineItems = [
        {
          id,
          ...(quantity !== undefined && { quantity }),
          ...(customAttributes && { customAttributes: [...customAttributes] }),
        },
      ];
      return execute(UpdateCheckoutLinesDocument, { checkoutId, lineItems });
    }
    case "remove":
      return execute(RemoveCheckoutLinesDocument, { checkoutId, lineItemIds: [change.lineId] });
    case "split": {
      const { lineId: lineItemId, quantity, requestId } = change;
      const customAttributes = [...change.customAttributes];
      const split = { checkoutId, lineItemId, quantity, customAttributes, requestId };
      return execute(SplitCheckoutLineDocument, split);
    }
    case "pay-stickers":
      return execute(PayCheckoutStickersDocument, { checkoutId, withTokens: change.withTokens });
    case "details":
      return execute(UpdateCheckoutAttributesDocument, { checkoutId, input: change.input });
    case "apply-code":
      return execute(ApplyDiscountCodeDocument, { checkoutId, discountCode: change.code });
    case "remove-code":
      return execute(RemoveDiscountCodeDocument, { checkoutId });
  }
}

function toInput({ variantId, quantity, customAttributes, projectId }: NewCartLine) {
  return {
    variantId,
    quantity,
    customAttributes: [...customAttributes],
    fileId: projectId ?? null,
  };
}
