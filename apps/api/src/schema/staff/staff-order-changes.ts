import type { OrderChangeResult, StaffOrder } from "@photomap/server";
import { builder } from "../builder.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { OrderCancelReasonEnum } from "../shop/order.ts";
import { StaffOrderType } from "./staff-order.ts";

const StaffOrderChanged = builder
  .objectRef<{ readonly __typename: "StaffOrderChanged"; readonly order: StaffOrder }>(
    "StaffOrderChanged",
  )
  .implement({ fields: (t) => ({ order: t.expose("order", { type: StaffOrderType }) }) });

const StaffOrderResult = builder.unionType("StaffOrderResult", {
  types: [StaffOrderChanged, NotFound, InvalidInput],
});

function presentChange(result: OrderChangeResult) {
  switch (result.kind) {
    case "changed":
      return { __typename: "StaffOrderChanged" as const, order: result.order };
    case "invalid":
      return invalidInput(result.problem);
    case "missing":
      return notFound("There is no such order.");
  }
}

const LineUnitsInput = builder.inputType("StaffLineUnitsInput", {
  fields: (t) => ({ lineId: t.id({ required: true }), quantity: t.int({ required: true }) }),
});

const ShipOrderInput = builder.inputType("StaffFulfillOrderInput", {
  fields: (t) => ({
    orderId: t.id({ required: true }),
    requestId: t.id({ required: true, description: "A repeated request ships nothing twice." }),
    lines: t.field({ type: [LineUnitsInput], required: true }),
    trackingCompany: t.string(),
    trackingNumber: t.string(),
    trackingUrl: t.string(),
    confirmsUnmadeStickers: t.boolean({
      description: "Stickers without finished sheets are sent too; refused without.",
    }),
  }),
});

builder.mutationField("staffFulfillOrder", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Records a shipment and sends the buyer a mail.",
    args: { input: t.arg({ type: ShipOrderInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) =>
      presentChange(await backend.staff.orderChanges.ship(viewer, input)),
  }),
);

builder.mutationField("staffClearShipmentHold", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Lets an order be shipped that waits for staff; a repeated request does nothing.",
    args: { orderId: t.arg.id({ required: true }) },
    resolve: async (_root, { orderId }, { backend, viewer }) =>
      presentChange(await backend.staff.orderChanges.clearHold(viewer, { orderId })),
  }),
);

builder.mutationField("staffDeliverShipment", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Records that a shipment was delivered; a repeated request keeps the first time.",
    args: {
      orderId: t.arg.id({ required: true }),
      fulfillmentId: t.arg.id({ required: true }),
    },
    resolve: async (_root, { orderId, fulfillmentId }, { backend, viewer }) => {
      const shipment = { orderId, shipmentId: fulfillmentId };
      return presentChange(await backend.staff.orderChanges.deliver(viewer, shipment));
    },
  }),
);

const RefundOrderInput = builder.inputType("StaffRefundOrderInput", {
  fields: (t) => ({
    orderId: t.id({ required: true }),
    requestId: t.id({ required: true, description: "A repeated request refunds once." }),
    amount: t.string({
      description: "Such as 12.50; what was paid for the units when it is omitted.",
    }),
    lines: t.field({ type: [LineUnitsInput], description: "Units that are returned or not sent." }),
    reason: t.string(),
    restock: t.boolean({ required: true, description: "The units can be sold again." }),
  }),
});

builder.mutationField("staffRefundOrder", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Refunds a part of the payment or all of it.",
    args: { input: t.arg({ type: RefundOrderInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) =>
      presentChange(await backend.staff.orderChanges.refund(viewer, input)),
  }),
);

builder.mutationField("staffCancelOrder", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Cancels an order of which nothing was sent; what was paid is refunded.",
    args: {
      orderId: t.arg.id({ required: true }),
      reason: t.arg({ type: OrderCancelReasonEnum, required: true }),
      requestId: t.arg.id({ required: true }),
    },
    resolve: async (_root, input, { backend, viewer }) =>
      presentChange(await backend.staff.orderChanges.cancel(viewer, input)),
  }),
);

builder.mutationField("staffRenderPrint", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Draws a print file again.",
    args: { printId: t.arg.id({ required: true }) },
    resolve: async (_root, { printId }, { backend, viewer }) =>
      presentChange(await backend.staff.orderChanges.renderPrint(viewer, printId)),
  }),
);

const AskAboutMapInput = builder.inputType("StaffAskAboutMapInput", {
  fields: (t) => ({
    printId: t.id({ required: true }),
    requestId: t.id({ required: true, description: "A repeated request asks once." }),
    note: t.string({ description: "For the customer, at most 1,000 characters." }),
  }),
});

builder.mutationField("staffAskAboutMap", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Mails the customer a link to look at a map; its print waits for the answer.",
    args: { input: t.arg({ type: AskAboutMapInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) =>
      presentChange(await backend.staff.orderChanges.askAboutMap(viewer, input)),
  }),
);

builder.mutationField("staffStopMapReview", (t) =>
  t.field({
    type: StaffOrderResult,
    description: "Lets a print go on that waits for its customer; a repeated request does nothing.",
    args: { reviewId: t.arg.id({ required: true }) },
    resolve: async (_root, { reviewId }, { backend, viewer }) =>
      presentChange(await backend.staff.orderChanges.stopWaiting(viewer, reviewId)),
  }),
);
