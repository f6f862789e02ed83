import type { CartChange, CustomAttribute, NewCartLine } from "@photomap/commerce";
import type { CheckoutRequestResult } from "@photomap/server";
import { builder, type Context, ensureIdentifiedViewer } from "../builder.ts";
import { CheckoutPayloadType } from "./checkout.ts";
import { getCartTarget } from "./checkout-target.ts";

const CustomAttributeInput = builder.inputType("CustomAttributeInput", {
  fields: (t) => ({
    key: t.string({ required: true }),
    value: t.string({
      required: true,
      description: "The value; a blank one removes the attribute.",
    }),
  }),
});

const CheckoutLineItemInput = builder.inputType("CheckoutLineItemInput", {
  description: "A line to add; the server knows the prices.",
  fields: (t) => ({
    quantity: t.int({
      required: true,
      description: "The quantity, 1 to 25; for a sticker order the number of its stickers.",
    }),
    variantId: t.id({ required: true }),
    customAttributes: t.field({
      type: [CustomAttributeInput],
      defaultValue: [],
      description:
        "The attributes. All lines of a sticker order have its Order ID and are added together, or none is.",
    }),
    fileId: t.id({ description: "The project of a personalized map." }),
  }),
});

const CheckoutLineItemUpdateInput = builder.inputType("CheckoutLineItemUpdateInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    quantity: t.int({ description: "The new quantity; 0 removes the line." }),
    customAttributes: t.field({
      type: [CustomAttributeInput],
      description: "All attributes of the line; when omitted, they stay.",
    }),
  }),
});

const THROTTLED: CheckoutRequestResult = { problems: [{ code: "THROTTLED_DURING_CHECKOUT" }] };
const REQUEST_ID = "A UUID of the client: repeating it changes nothing.";

interface LineInput {
  readonly quantity: number;
  readonly variantId: string;
  readonly customAttributes?: readonly CustomAttribute[] | null | undefined;
  readonly fileId?: string | null | undefined;
}

function readLines(lines: readonly LineInput[] | null | undefined): NewCartLine[] {
  return (lines ?? []).map(({ quantity, variantId, customAttributes, fileId }) => ({
    quantity,
    variantId,
    customAttributes: customAttributes ?? [],
    projectId: fileId ?? undefined,
  }));
}

interface Request {
  readonly checkoutId: string;
  readonly requestId?: string | null | undefined;
}

function change(
  context: Context,
  { checkoutId, requestId }: Request,
  cartChange: CartChange,
): Promise<CheckoutRequestResult> {
  const target = { ...getCartTarget(context, checkoutId), requestId: requestId ?? undefined };
  return context.backend.carts.changeLines(target, cartChange);
}

builder.mutationField("storefrontCheckoutCreate", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description:
      "Creates a checkout for the viewer, or finds the account's open one, and adds the lines.",
    args: {
      email: t.arg.string(),
      lineItems: t.arg({ type: [CheckoutLineItemInput], defaultValue: [] }),
      requestId: t.arg.id({ description: REQUEST_ID }),
    },
    resolve: async (_root, { email, lineItems, requestId }, context) => {
      const { backend, brand, caller } = context;
      const viewer = await ensureIdentifiedViewer(context);
      if (viewer === undefined) return THROTTLED;
      return backend.carts.open(
        { viewer, networks: caller },
        {
          brand,
          email,
          lines: readLines(lineItems),
          requestId: requestId ?? undefined,
        },
      );
    },
  }),
);

builder.mutationField("storefrontCheckoutLineItemsAdd", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description: "Adds all lines or none.",
    args: {
      checkoutId: t.arg.id({ required: true }),
      lineItems: t.arg({ type: [CheckoutLineItemInput], required: true }),
      requestId: t.arg.id({ description: REQUEST_ID }),
    },
    resolve: (_root, { lineItems, ...request }, context) =>
      change(context, request, { type: "add", lines: readLines(lineItems) }),
  }),
);

builder.mutationField("storefrontCheckoutLineItemsReplace", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description: "Replaces the present lines with these.",
    args: {
      checkoutId: t.arg.id({ required: true }),
      lineItems: t.arg({ type: [CheckoutLineItemInput], required: true }),
      requestId: t.arg.id({ description: REQUEST_ID }),
    },
    resolve: (_root, { lineItems, ...request }, context) =>
      change(context, request, { type: "replace", lines: readLines(lineItems) }),
  }),
);

for (const name of ["storefrontCheckoutLineItemsUpdate", "UpdateCheckoutLineItems"]) {
  builder.mutationField(name, (t) =>
    t.field({
      type: CheckoutPayloadType,
      description: "Changes the given values of each line.",
      args: {
        checkoutId: t.arg.id({ required: true }),
        lineItems: t.arg({ type: [CheckoutLineItemUpdateInput], required: true }),
      },
      resolve: (_root, { checkoutId, lineItems }, context) => {
        const lines = lineItems.map(({ id, quantity, customAttributes }) => ({
          id,
          quantity: quantity ?? undefined,
          customAttributes: customAttributes ?? undefined,
        }));
        return change(context, { checkoutId }, { type: "update", lines });
      },
    }),
  );
}

for (const name of ["storefrontCheckoutLineItemsRemove", "RemoveCheckoutLineItems"]) {
  builder.mutationField(name, (t) =>
    t.field({
      type: CheckoutPayloadType,
      description: "Removes lines. Removing one again changes nothing.",
      args: {
        checkoutId: t.arg.id({ required: true }),
        lineItemIds: t.arg.idList({ required: true }),
      },
      resolve: (_root, { checkoutId, lineItemIds }, context) =>
        change(context, { checkoutId }, { type: "remove", lineIds: lineItemIds }),
    }),
  );
}

builder.mutationField("storefrontCheckoutLineItemSplit", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description: "Sets the attributes of this many units; the others stay in their line.",
    args: {
      checkoutId: t.arg.id({ required: true }),
      lineItemId: t.arg.id({ required: true }),
      quantity: t.arg.int({
        required: true,
        description: "The number of units to move, at most the line's quantity.",
      }),
      customAttributes: t.arg({ type: [CustomAttributeInput], required: true }),
      requestId: t.arg.id({ description: REQUEST_ID }),
    },
    resolve: (_root, { lineItemId: lineId, quantity, customAttributes, ...request }, context) =>
      change(context, request, { type: "split", lineId, quantity, customAttributes }),
  }),
);
