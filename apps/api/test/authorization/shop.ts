import type { TestBackend } from "@photomap/testing";
import type { Cell, Operation } from "./operation.ts";
import type { People } from "./stage.ts";

/** The owner's cart with one line, and two variants: of an accessory and of a framed map. */
export const SHOP = {
  checkoutId: "a-cart-of-the-matrix-01",
  variantId: "0193a000-0000-7000-8000-000000000001",
  mapVariantId: "0193a000-0000-7000-8000-000000000002",
  reviewId: "0193a000-0000-4000-8000-000000000009",
  mapId: "0193a000-0000-7000-8000-000000000004",
  lineId: "0193a000-0000-7000-8000-000000000003",
  orderedId: "an-ordered-cart-of-the-matrix",
  /** The order that was placed with the owner's address. */
  orderNumber: 900_001,
  /** The order that was placed with an address that its account did not verify. */
  unverifiedNumber: 900_002,
} as const;

export async function createShop(test: Pick<TestBackend, "query">, people: People): Promise<void> {
  const { checkoutId, variantId, mapVariantId, mapId, lineId } = SHOP;
  await test.query(
    `with map as (
       insert into product (id, business_id, handle, title, search_text, metafields)
       values ($3, 'pm', 'framed-map', 'Framed Map', 'framed map',
         '{"personalizationType": "map", "designIds": ["50-states-36x24"]}')
       returning id
     ), accessory as (
       insert into product (business_id, handle, title) values ('pm', 'bars', 'Hanger Bars')
       returning id
     )
     insert into product_variant (id, product_id, position, sku, title, price_minor)
     select $1::uuid, id, 0, 'MATRIX-BARS', 'Oak', 1900 from accessory
     union all select $2::uuid, id, 0, 'MATRIX-MAP', 'Oak', 9900 from map`,
    [variantId, mapVariantId, mapId],
  );
  await test.query(
    `insert into promotion (id, business_id, title, description, max_entries, half_tokens, starts_at)
     values ('matrix', 'pm', 'Summer', '', 1000, 2, now())`,
  );
  await test.query(
    `with collection as (
       insert into product_collection (business_id, handle, title)
       values ('pm', 'homepage', 'Popular'), ('pm', 'framed-maps', 'Framed Maps')
       returning id
     )
     insert into product_collection_item (collection_id, product_id, position)
     select collection.id, product.id, 0 from collection cross join product`,
  );
  await test.query(
    `with collection as (
       insert into product_collection (business_id, handle, title)
       values ('pm', 'sticker-products', 'Stickers') returning id
     ), stickers as (
       insert into product (business_id, handle, title, metafields)
       values ('pm', 'stickers', 'Stickers', '{"productType": "sticker"}') returning id
     ), listed as (
       insert into product_collection_item (collection_id, product_id, position)
       select collection.id, stickers.id, 0 from collection cross join stickers
     )
     insert into product_variant (product_id, position, sku, title, price_minor, sticker)
     select id, 0, 'pm.sticker.MATRIX', 'Small', 125, '{"outputType": "VEHICLE_MAP"}' from stickers`,
  );
  await test.query("insert into cart (id, business_id, owner_id) values ($1, 'pm', $2)", [
    checkoutId,
    people.owner.identity,
  ]);
  await test.query(
    `insert into cart_line (id, cart_id, position, variant_id, quantity) values ($1, $2, 0, $3, 1)`,
    [lineId, checkoutId, variantId],
  );
}

/** Creates paid orders, the first one for the owner. */
export async function createOrders(
  test: Pick<TestBackend, "query">,
  people: People,
): Promise<void> {
  const { orderedId, orderNumber, unverifiedNumber } = SHOP;
  const unverified = people["invited, not verified"].email;
  for (const [cartId, number, email] of [
    [orderedId, orderNumber, people.owner.email],
    [`${orderedId}-2`, unverifiedNumber, unverified],
  ] as const) {
    await test.query(
      "insert into cart (id, business_id, owner_id, completed_at) values ($1, 'pm', $2, now())",
      [cartId, people.owner.identity],
    );
    await test.query(
      `insert into shop_order (number, business_id, cart_id, cart_version, cart_hash, state, email,
         subtotal_minor, total_minor, paid_minor, paid_at)
       values ($1, 'pm', $2, 1, '', 'PAID', $3, 1900, 1900, 1900, now())`,
      [number, cartId, email],
    );
  }
  await test.query(
    `with line as (
       insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor)
       select id, 0, 'framed', 'SKU', 'Framed map', 1, 1900 from shop_order where number = $1
       returning id, order_id
     ), print as (
       insert into order_print (order_line_id, order_id, project_id)
       select id, order_id, 'Nothng' from line returning id
     )
     insert into map_review (id, order_print_id, request_id, due_at)
     select $2, id, gen_random_uuid(), now() + interval '1 day' from print`,
    [orderNumber, SHOP.reviewId],
  );
}

const hasCheckout = (value: unknown) => JSON.stringify(value).includes('"checkout":{');

/**
 * Creates an operation that is permitted when the checkout is answered, whatever is refused in it.
 */
function change(name: string, args: string): Operation {
  const result = "{ checkout { id } checkoutUserErrors { code } }";
  return { write: () => `mutation { ${name}(${args}) ${result} }`, isPermitted: hasCheckout };
}

const ON = `checkoutId: "${SHOP.checkoutId}"`;
const LINE = `{ variantId: "${SHOP.variantId}", quantity: 1 }`;
const UPDATE = `${ON}, lineItems: [{ id: "${SHOP.lineId}", quantity: 1 }]`;
const REMOVE = `${ON}, lineItemIds: []`;
const DETAILS = `${ON}, input: { note: "Ring twice" }`;

/** The operations on products of the brand, which are public. */
export const PRODUCT_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.storefrontGetProductByHandle": {
    write: () => `{ storefrontGetProductByHandle(handle: "framed-map") { id } }`,
  },
  "Query.storefrontGetBrowseCollections": {
    write: () => `{ storefrontGetBrowseCollections(handle: "framed-maps") { id } }`,
  },
  "Query.storefrontCollections": { write: () => "{ storefrontCollections { id } }" },
  "Query.storefrontProductSearch": {
    write: () => `{ storefrontProductSearch(query: "framd map") { id } }`,
  },
  "Query.storefrontProductRecommendations": {
    write: () => `{ storefrontProductRecommendations(productId: "${SHOP.mapId}") { id } }`,
  },
  "Query.storefrontProductCollection": {
    write: () => `{ storefrontProductCollection(productId: "${SHOP.mapId}") { id } }`,
  },
  "Query.storefrontDesignProducts": {
    write: () => `{ storefrontDesignProducts(designId: "50-states-36x24") { id } }`,
  },
  "Query.getStickerProducts": { write: () => "{ getStickerProducts { outputType } }" },
  "Query.homepage": {
    write: () => "{ homepage { popularProducts { id } } }",
    isPermitted: (value) => JSON.stringify(value).includes(SHOP.mapId),
  },
};

/** The operations on the owner's cart, whose id every actor knows. */
export const CHECKOUT_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.checkout": { write: () => `{ checkout(${ON}) { id email lineItems { id } } }` },
  "Query.accountCheckout": {
    write: () => "{ accountCheckout { id } }",
    isPermitted: (value) => JSON.stringify(value).includes(SHOP.checkoutId),
  },
  "Query.getOrder": { write: () => `{ getOrder(number: ${SHOP.orderNumber}) { id } }` },
  "Query.getOrder#of an address that is not verified": {
    write: () => `{ getOrder(number: ${SHOP.unverifiedNumber}) { id } }`,
  },
  "Query.orderByKey#of another order": {
    write: () => `{ orderByKey(number: ${SHOP.orderNumber}, key: "forged.key") { id } }`,
  },
  "Mutation.confirmOrderMap": {
    write: () =>
      `mutation { confirmOrderMap(input: { number: ${SHOP.orderNumber}, reviewId: "${SHOP.reviewId}" }) { __typename } }`,
  },
  "Query.freeShipping": { write: () => "{ freeShipping { fromStickers } }" },
  "Query.getOrdersForUser": { write: () => "{ getOrdersForUser { id } }" },
  "Query.checkoutOrder": {
    write: () => `{ checkoutOrder(checkoutId: "${SHOP.orderedId}") { id email } }`,
  },
  "Query.getShippingOptions": { write: () => `{ getShippingOptions(zip: "49401") { id } }` },
  "Mutation.storefrontCheckoutLineItemsAdd": change(
    "storefrontCheckoutLineItemsAdd",
    `${ON}, lineItems: [${LINE}]`,
  ),
  "Mutation.storefrontCheckoutLineItemsUpdate": change("storefrontCheckoutLineItemsUpdate", UPDATE),
  "Mutation.UpdateCheckoutLineItems": change("UpdateCheckoutLineItems", UPDATE),
  "Mutation.storefrontCheckoutLineItemsRemove": change("storefrontCheckoutLineItemsRemove", REMOVE),
  "Mutation.RemoveCheckoutLineItems": change("RemoveCheckoutLineItems", REMOVE),
  "Mutation.storefrontCheckoutLineItemsReplace": change(
    "storefrontCheckoutLineItemsReplace",
    `${ON}, lineItems: [${LINE}]`,
  ),
  "Mutation.storefrontCheckoutLineItemSplit": change(
    "storefrontCheckoutLineItemSplit",
    `${ON}, lineItemId: "${SHOP.lineId}", quantity: 1, customAttributes: []`,
  ),
  "Mutation.payCheckoutStickers": change("payCheckoutStickers", `${ON}, withTokens: true`),
  "Mutation.storefrontCheckoutAttributesUpdateV2": change(
    "storefrontCheckoutAttributesUpdateV2",
    DETAILS,
  ),
  "Mutation.UpdateCheckoutAttributes": change("UpdateCheckoutAttributes", DETAILS),
  "Mutation.storefrontCheckoutDiscountCodeApply": change(
    "storefrontCheckoutDiscountCodeApply",
    `${ON}, discountCode: "NONE"`,
  ),
  "Mutation.storefrontCheckoutDiscountCodeRemove": change(
    "storefrontCheckoutDiscountCodeRemove",
    ON,
  ),
  "Mutation.placeOrder": {
    // An outdated version: nothing is ordered.
    write: () => `mutation { placeOrder(input: { ${ON}, version: 0, email: "a@b.example" }) {
      __typename ... on PlaceOrderRefused { checkout { id } }
    } }`,
    isPermitted: hasCheckout,
  },
  "Mutation.settleCheckout": change("settleCheckout", ON),
  "Mutation.reopenCheckout": change("reopenCheckout", ON),
  "Mutation.mergeCheckout": change("mergeCheckout", ON),
  "Mutation.storefrontCheckoutCreate": change("storefrontCheckoutCreate", `lineItems: [${LINE}]`),
};

/** Puts a map of the project into the actor's cart. The variant belongs to one brand only. */
export const ORDER_OPERATION: Operation = {
  write: ({ stage }: Cell) => {
    const line = `{ variantId: "${SHOP.mapVariantId}", quantity: 1, fileId: "${stage.id}" }`;
    return `mutation { storefrontCheckoutCreate(lineItems: [${line}]) {
      checkoutUserErrors { __typename }
    } }`;
  },
  isPermitted: (value) => JSON.stringify(value).includes('"checkoutUserErrors":[]'),
};
