import { randomUUID } from "node:crypto";

/** The columns of the matrix, in this order. */
export const STAFF_ACTORS = ["anonymous", "guest", "user", "employee", "admin"] as const;

export type StaffActor = (typeof STAFF_ACTORS)[number];

const STAFF = "---++";
const ADMIN = "----+";

/** One character for each actor: `+` is permitted, `-` is answered as if nothing was there. */
export const STAFF_MATRIX: Readonly<Record<string, string>> = {
  "Query.staffOrders": STAFF,
  "Query.staffOrder": STAFF,
  "Query.staffSelectedOrders": STAFF,
  "Query.staffOrderNeighbors": STAFF,
  "Query.staffCustomers": STAFF,
  "Query.staffCustomer": STAFF,
  "Query.staffProducts": STAFF,
  "Query.staffCollections": STAFF,
  "Query.staffProduct": STAFF,
  "Query.staffDiscounts": STAFF,
  "Query.staffShippingRates": STAFF,
  "Query.staffMapReviewSettings": STAFF,
  "Query.staffPromotions": STAFF,
  "Query.staffPromotionEntries": STAFF,
  "Query.staffVouchers": ADMIN,
  "Query.staffStickers": STAFF,
  "Query.staffStickerSheets": STAFF,
  "Query.staffDashboard": STAFF,
  "Query.staffDebug": STAFF,
  "Query.getStickerOrdersForSandbox": STAFF,
  "Query.staffTickets": STAFF,
  "Query.staffTicket": STAFF,
  "Query.staffPickups": STAFF,
  "Query.staffPickup": STAFF,
  "Query.staffActions": STAFF,
  "Query.sandboxFile": STAFF,
  "Mutation.renderInSandbox": STAFF,
  "Mutation.staffSaveFilter": STAFF,
  // After somebody has one.
  "Query.staffSavedFilters": STAFF,
  "Mutation.staffRemoveFilter": STAFF,
  "Mutation.staffFulfillOrder": STAFF,
  "Mutation.staffClearShipmentHold": STAFF,
  "Mutation.staffDeliverShipment": STAFF,
  "Mutation.staffRefundOrder": STAFF,
  "Mutation.staffCancelOrder": STAFF,
  "Mutation.staffRenderPrint": STAFF,
  "Mutation.staffAskAboutMap": STAFF,
  "Mutation.staffStopMapReview": STAFF,
  "Mutation.staffUpdateVariant": ADMIN,
  "Mutation.staffUpdateProduct": ADMIN,
  "Mutation.staffCreateProduct": ADMIN,
  "Mutation.staffAddProductPicture": ADMIN,
  "Mutation.staffRemoveProductPicture": ADMIN,
  "Mutation.staffSaveDiscount": ADMIN,
  "Mutation.staffSaveShippingRates": ADMIN,
  "Mutation.staffSaveMapReviewSetting": ADMIN,
  "Mutation.staffSavePromotion": ADMIN,
  "Mutation.staffDecideEntry": STAFF,
  "Mutation.staffRequestEmailChange": STAFF,
  "Mutation.staffApproveEmailChange": ADMIN,
  "Mutation.staffCancelEmailChange": STAFF,
  "Mutation.staffAdjustTokens": ADMIN,
  "Mutation.staffSetRole": ADMIN,
  "Mutation.staffSetTransparentPrints": ADMIN,
  "Mutation.staffCreateVouchers": ADMIN,
  "Mutation.staffLayOutStickers": STAFF,
  "Mutation.staffRetryStickerSheets": STAFF,
  "Mutation.staffShipStickers": STAFF,
  "Mutation.replyToTicketAsStaff": STAFF,
  "Mutation.setTicketStatus": STAFF,
  "Mutation.checkPickupStatus": STAFF,
  "Mutation.reconcilePickup": STAFF,
  "GET /prints/:name": STAFF,
  "GET /prints/sticker-sheets/:id/:name": STAFF,
  "GET /prints/packing-slips": STAFF,
  "GET /prints/order-files": STAFF,
};

/** What the operations are about; a stage without rows has ids of nothing. */
export interface StaffStage {
  readonly orderId: string;
  readonly number: number;
  readonly lineId: string;
  readonly fulfillmentId: string;
  readonly printId: string;
  readonly reviewId: string;
  /** The print about which its customer is asked already. */
  readonly askedPrintId: string;
  readonly renderId: string;
  /** A private project of a customer. */
  readonly projectId: string;
  readonly customerId: string;
  readonly productId: string;
  readonly productUpdatedAt: Date;
  readonly variantId: string;
  readonly discountId: string;
  readonly promotionId: string;
  readonly entryId: string;
  /** The request that created the vouchers. */
  readonly requestId: string;
  readonly stickerOrderId: string;
  readonly sheetSetId: string;
  readonly ticketId: string;
  /** A pickup order whose answer from the chain was lost. */
  readonly pickupId: string;
}

const NOW = "2026-07-04T12:00:00.000Z";

/** Each changes something else of the stage, so that they can run in this order. */
export const STAFF_OPERATIONS: Readonly<Record<string, (stage: StaffStage) => string>> = {
  "Query.staffOrders": ({ number }) =>
    `{ staffOrders(input: { search: "#${number}" }) { orders { number name email total { amount } } } }`,
  "Query.staffOrder": ({ number }) =>
    `{ staffOrder(number: ${number}) { number email lines { id } prints { url findings } actions { action } } }`,
  "Query.staffSelectedOrders": ({ number }) =>
    `{ staffSelectedOrders(numbers: [${number}]) { number name lines { title } prints { id } } }`,
  "Query.staffOrderNeighbors": ({ number }) =>
    `{ staffOrderNeighbors(number: ${number}, input: {}) { previous next } }`,
  "Query.staffSavedFilters": () => "{ staffSavedFilters { id name search } }",
  "Query.staffCustomers": () => "{ staffCustomers { customers { id email spent { amount } } } }",
  "Query.staffCustomer": ({ customerId }) =>
    `{ staffCustomer(id: "${customerId}") { email projects { name canOpen } orders { number } stickerTokens { balance } } }`,
  "Query.staffProducts": () => "{ staffProducts { products { id title stock } } }",
  "Query.staffCollections": () => "{ staffCollections { handle } }",
  "Query.staffProduct": ({ productId }) =>
    `{ staffProduct(id: "${productId}") { title variants { sku stock reserved } } }`,
  "Query.staffDiscounts": () => "{ staffDiscounts { id code usedCount } }",
  "Query.staffShippingRates": () => "{ staffShippingRates { businessId freeFromStickers } }",
  "Query.staffMapReviewSettings": () => "{ staffMapReviewSettings { businessId businessDays } }",
  "Query.staffPromotions": () => "{ staffPromotions { id title waitingCount } }",
  "Query.staffPromotionEntries": ({ promotionId }) =>
    `{ staffPromotionEntries(promotionId: "${promotionId}") { entries { email submission } } }`,
  "Query.staffVouchers": ({ requestId }) =>
    `{ staffVouchers(requestId: "${requestId}") { count codes } }`,
  "Query.getStickerOrdersForSandbox": ({ stickerOrderId }) =>
    `{ getStickerOrdersForSandbox(ids: ["${stickerOrderId}"]) { id file { name } } }`,
  "Query.staffStickers": () =>
    "{ staffStickers { groups { fileName orders { id customerName } } } }",
  "Query.staffStickerSheets": ({ sheetSetId }) =>
    `{ staffStickerSheets(id: "${sheetSetId}") { pdfUrl orders { id customerName } } }`,
  "Query.staffDashboard": () => "{ staffDashboard { revenue { total } ordersToSend } }",
  "Query.staffDebug": () =>
    "{ staffDebug { versions { postgresql } variables { name value } errors { message } } }",
  "Query.staffTickets": () => "{ staffTickets(input: {}) { tickets { id email subject } } }",
  "Query.staffTicket": ({ ticketId }) =>
    `{ staffTicket(id: "${ticketId}") { email userAgent userId messages { text } } }`,
  "Query.staffPickups": () =>
    "{ staffPickups(input: {}) { orders { order { id store { city } } } } }",
  "Query.staffPickup": ({ pickupId }) =>
    `{ staffPickup(id: "${pickupId}") { projectId customer { email } order { state } } }`,
  "Query.staffActions": () => "{ staffActions { actions { action email } } }",
  "Query.sandboxFile": ({ projectId }) => `{ sandboxFile(id: "${projectId}") { name } }`,
  // Refused for a reason: the opening has no photo.
  "Mutation.renderInSandbox": ({ projectId }) =>
    `mutation { renderInSandbox(format: png, props: { type: opening_sticker_preview, file: "${projectId}", openingId: ["CO"] }) { __typename } }`,
  "Mutation.staffSaveFilter": () =>
    mutate("staffSaveFilter", 'name: "To ship", filter: { state: ["PAID"] }'),
  "Mutation.staffRemoveFilter": ({ orderId }) =>
    `mutation { staffRemoveFilter(id: "${orderId}") { __typename } }`,
  "Mutation.staffFulfillOrder": ({ orderId, lineId }) =>
    mutate(
      "staffFulfillOrder",
      `orderId: "${orderId}", requestId: "${randomUUID()}", lines: [{ lineId: "${lineId}", quantity: 1 }], trackingNumber: "1Z999"`,
    ),
  "Mutation.staffClearShipmentHold": ({ orderId }) =>
    `mutation { staffClearShipmentHold(orderId: "${orderId}") { __typename } }`,
  "Mutation.staffDeliverShipment": ({ orderId, fulfillmentId }) =>
    `mutation { staffDeliverShipment(orderId: "${orderId}", fulfillmentId: "${fulfillmentId}") { __typename } }`,
  "Mutation.staffRefundOrder": ({ orderId }) =>
    mutate(
      "staffRefundOrder",
      `orderId: "${orderId}", requestId: "${randomUUID()}", amount: "1.00", restock: false`,
    ),
  // Refused for a reason: something was sent.
  "Mutation.staffCancelOrder": ({ orderId }) =>
    `mutation { staffCancelOrder(orderId: "${orderId}", reason: OTHER, requestId: "${randomUUID()}") { __typename } }`,
  "Mutation.staffRenderPrint": ({ printId }) =>
    `mutation { staffRenderPrint(printId: "${printId}") { __typename } }`,
  // Refused for a reason: the customer was asked.
  "Mutation.staffAskAboutMap": ({ askedPrintId }) =>
    mutate("staffAskAboutMap", `printId: "${askedPrintId}", requestId: "${randomUUID()}"`),
  "Mutation.staffStopMapReview": ({ reviewId }) =>
    `mutation { staffStopMapReview(reviewId: "${reviewId}") { __typename } }`,
  "Mutation.staffUpdateVariant": ({ variantId }) =>
    mutate(
      "staffUpdateVariant",
      `id: "${variantId}", price: "55.00", stock: 9, isActive: true, previous: { price: "49.00", stock: 7, isActive: true }`,
    ),
  "Mutation.staffUpdateProduct": ({ productId, productUpdatedAt }) =>
    mutate(
      "staffUpdateProduct",
      `id: "${productId}", title: "Renamed", descriptionHtml: "", isActive: true, updatedAt: "${productUpdatedAt.toISOString()}"`,
    ),
  "Mutation.staffCreateProduct": () => {
    const name = `p-${randomUUID()}`;
    return mutate(
      "staffCreateProduct",
      `id: "${randomUUID()}", businessId: pm, title: "Pins", handle: "${name}", optionName: "", optionValues: [], sku: "${name}", price: "9.00"`,
    );
  },
  // Refused for a reason: nobody uploaded the photo.
  "Mutation.staffAddProductPicture": ({ productId }) =>
    mutate(
      "staffAddProductPicture",
      `id: "${randomUUID()}", productId: "${productId}", photoKey: "x/uploads/photos/y.jpg", altText: "Pins"`,
    ),
  "Mutation.staffRemoveProductPicture": ({ productId }) =>
    `mutation { staffRemoveProductPicture(productId: "${productId}", picture: "none") { __typename } }`,
  "Mutation.staffSaveDiscount": ({ discountId }) =>
    mutate(
      "staffSaveDiscount",
      `id: "${discountId}", businessId: pm, title: "Ten", kind: "percentage", percentage: 10, startsAt: "${NOW}", isActive: false`,
    ),
  "Mutation.staffSaveShippingRates": () => {
    const price = '{ standard: "1.00", expedited: "2.00" }';
    const zones = ["CONTIGUOUS", "DISTANT", "TERRITORIES", "MILITARY"];
    const prices = zones.map((zone) => `${zone}: ${price}`).join(", ");
    // Of another time: outdated for everyone who may change them.
    return mutate(
      "staffSaveShippingRates",
      `businessId: pm, updatedAt: "${NOW}", freeFrom: "1", freeFromStickers: 1, stickerPrice: "1", makingDays: 3, packingDays: 1, packages: [{ prices: { ${prices} } }]`,
    );
  },
  // Of another time: outdated for everyone who may change it.
  "Mutation.staffSaveMapReviewSetting": () =>
    mutate("staffSaveMapReviewSetting", `businessId: pm, businessDays: 7, updatedAt: "${NOW}"`),
  "Mutation.staffSetTransparentPrints": ({ customerId }) =>
    `mutation { staffSetTransparentPrints(customerId: "${customerId}", isAllowed: true) { __typename } }`,
  "Mutation.staffSavePromotion": () =>
    mutate(
      "staffSavePromotion",
      `id: "winter", businessId: pm, title: "Winter", description: "", status: OPEN, maxEntries: 5, tokens: 1, startsAt: "${NOW}"`,
    ),
  "Mutation.staffDecideEntry": ({ entryId }) =>
    `mutation { staffDecideEntry(entryId: "${entryId}", status: APPROVED) { __typename } }`,
  "Mutation.staffRequestEmailChange": ({ customerId }) =>
    mutate(
      "staffRequestEmailChange",
      `customerId: "${customerId}", email: "new@mail.example", businessId: pm, reason: "Ticket"`,
    ),
  "Mutation.staffApproveEmailChange": ({ customerId }) =>
    `mutation { staffApproveEmailChange(customerId: "${customerId}") { __typename } }`,
  "Mutation.staffCancelEmailChange": ({ customerId }) =>
    `mutation { staffCancelEmailChange(customerId: "${customerId}") { __typename } }`,
  "Mutation.staffAdjustTokens": ({ customerId }) =>
    mutate(
      "staffAdjustTokens",
      `customerId: "${customerId}", requestId: "${randomUUID()}", tokens: 1.5, note: "A gift"`,
    ),
  "Mutation.staffSetRole": ({ customerId }) =>
    mutate("staffSetRole", `customerId: "${customerId}", role: EMPLOYEE, previousRole: USER`),
  "Mutation.staffCreateVouchers": () =>
    mutate("staffCreateVouchers", `requestId: "${randomUUID()}", count: 2, tokens: 1`),
  "Mutation.staffLayOutStickers": ({ stickerOrderId }) =>
    mutate(
      "staffLayOutStickers",
      `requestId: "${randomUUID()}", stickerOrderIds: ["${stickerOrderId}"]`,
    ),
  "Mutation.staffRetryStickerSheets": ({ sheetSetId }) =>
    `mutation { staffRetryStickerSheets(id: "${sheetSetId}") { __typename } }`,
  "Mutation.staffShipStickers": ({ stickerOrderId }) =>
    mutate(
      "staffShipStickers",
      `requestId: "${randomUUID()}", stickerOrderIds: ["${stickerOrderId}"]`,
    ),
  "Mutation.replyToTicketAsStaff": ({ ticketId }) =>
    mutate(
      "replyToTicketAsStaff",
      `ticketId: "${ticketId}", requestId: "${randomUUID()}", text: "We look into it."`,
    ),
  "Mutation.setTicketStatus": ({ ticketId }) =>
    `mutation { setTicketStatus(ticketId: "${ticketId}", status: CLOSED) { __typename } }`,
  // Refused for a reason: the chain's number is not known.
  "Mutation.checkPickupStatus": ({ pickupId }) =>
    `mutation { checkPickupStatus(orderId: "${pickupId}") { __typename } }`,
  "Mutation.reconcilePickup": ({ pickupId }) => mutate("reconcilePickup", `orderId: "${pickupId}"`),
};

function mutate(name: string, input: string): string {
  return `mutation { ${name}(input: { ${input} }) { __typename } }`;
}
