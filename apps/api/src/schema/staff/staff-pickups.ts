import type { PickupChangeResult, PickupOrder, StaffPickupOrder } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { PickupOrderType, PickupStateEnum } from "../pickup/pickup-order.ts";
import { RetailUnavailable, retailUnavailable } from "../pickup/retail.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";

const StaffPickupSummary = builder.objectRef<PickupOrder>("StaffPickupSummary").implement({
  fields: (t) => ({
    order: t.field({ type: PickupOrderType, resolve: (order) => order }),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

const StaffPickupConnection = builder
  .objectRef<{ readonly orders: readonly PickupOrder[]; readonly nextCursor: string | null }>(
    "StaffPickupConnection",
  )
  .implement({
    fields: (t) => ({
      orders: t.expose("orders", { type: [StaffPickupSummary] }),
      nextCursor: t.exposeString("nextCursor", { nullable: true }),
    }),
  });

const PickupCustomerType = builder
  .objectRef<NonNullable<StaffPickupOrder["customer"]>>("PickupCustomer")
  .implement({
    fields: (t) => ({
      firstName: t.exposeString("firstName"),
      lastName: t.exposeString("lastName"),
      email: t.exposeString("email"),
      phone: t.exposeString("phone"),
    }),
  });

const StaffPickupOrderType = builder.objectRef<StaffPickupOrder>("StaffPickupOrder").implement({
  fields: (t) => ({
    order: t.field({ type: PickupOrderType, resolve: (order) => order }),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    projectId: t.exposeID("projectId", { nullable: true }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    customer: t.expose("customer", {
      type: PickupCustomerType,
      nullable: true,
      description: "Null 90 days after the order.",
    }),
    answer: t.expose("answer", {
      type: "Json",
      nullable: true,
      description: "The chain's last answer: kind, code and message.",
    }),
    chainStatus: t.expose("chainStatus", {
      type: "Json",
      nullable: true,
      description: "The chain's last status: isValid, code, text and checkedAt.",
    }),
  }),
});

const StaffPickupsInput = builder.inputType("StaffPickupsInput", {
  fields: (t) => ({
    state: t.field({ type: PickupStateEnum }),
    search: t.string({ description: "An id, the chain's number, a project or a store." }),
    after: t.string({ description: "`nextCursor` of the page before." }),
  }),
});

builder.queryField("staffPickups", (t) =>
  t.field({
    type: StaffPickupConnection,
    nullable: true,
    description:
      "Pickup orders of both brands, last changed first; null for everyone who is not staff.",
    args: { input: t.arg({ type: StaffPickupsInput, required: true }) },
    resolve: (_root, { input }, { backend, viewer }) => backend.staff.pickups.search(viewer, input),
  }),
);

builder.queryField("staffPickup", (t) =>
  t.field({
    type: StaffPickupOrderType,
    nullable: true,
    description: "Null when it is missing, and for everyone who is not staff.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.staff.pickups.find(viewer, id),
  }),
);

const ChangeSuccess = builder
  .objectRef<{ __typename: "StaffPickupSuccess"; order: StaffPickupOrder }>("StaffPickupSuccess")
  .implement({ fields: (t) => ({ order: t.expose("order", { type: StaffPickupOrderType }) }) });

const ChangeResult = builder.unionType("StaffPickupResult", {
  types: [ChangeSuccess, NotFound, InvalidInput, RetailUnavailable],
});

builder.mutationField("checkPickupStatus", (t) =>
  t.field({
    type: ChangeResult,
    description: "For staff: reads the status of a placed order from the chain.",
    args: { orderId: t.arg.id({ required: true }) },
    resolve: async (_root, { orderId }, { backend, viewer }) =>
      presentChange(await backend.staff.pickups.checkStatus(viewer, orderId)),
  }),
);

const ReconcileInput = builder.inputType("ReconcilePickupInput", {
  fields: (t) => ({
    orderId: t.id({ required: true }),
    walgreensOrderId: t.id({ description: "Null when the chain has no such order." }),
  }),
});

builder.mutationField("reconcilePickup", (t) =>
  t.field({
    type: ChangeResult,
    description: "For staff: ends an order of which it is unknown whether the chain has it.",
    args: { input: t.arg({ type: ReconcileInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { orderId, walgreensOrderId = null } = input;
      return presentChange(
        await backend.staff.pickups.reconcile(viewer, { orderId, walgreensOrderId }),
      );
    },
  }),
);

function presentChange(result: PickupChangeResult) {
  switch (result.kind) {
    case "changed":
      return { __typename: "StaffPickupSuccess" as const, order: result.order };
    case "missing":
      return notFound("There is no such order.");
    case "invalid":
      return invalidInput(result.problem);
    case "unavailable":
      return retailUnavailable();
  }
}
