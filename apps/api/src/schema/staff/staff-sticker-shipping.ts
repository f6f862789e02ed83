import type { StaffStickerOrderRow } from "@photomap/server";
import { builder } from "../builder.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { StaffStickerOrderType } from "./staff-sticker-sheets.ts";

interface Shipped {
  readonly __typename: "StaffStickersShipped";
  readonly orders: readonly StaffStickerOrderRow[];
  readonly problems: readonly string[];
}

const StickersShipped = builder.objectRef<Shipped>("StaffStickersShipped").implement({
  fields: (t) => ({
    orders: t.expose("orders", { type: [StaffStickerOrderType], description: "As they are now." }),
    problems: t.exposeStringList("problems", { description: "Why some were not sent." }),
  }),
});

const ShipStickersResult = builder.unionType("StaffShipStickersResult", {
  types: [StickersShipped, InvalidInput, NotFound],
});

const ShipStickersInput = builder.inputType("StaffShipStickersInput", {
  fields: (t) => ({
    stickerOrderIds: t.idList({ required: true }),
    requestId: t.id({ required: true, description: "A repeated request sends nothing twice." }),
    trackingCompany: t.string(),
    trackingNumber: t.string(),
    trackingUrl: t.string(),
  }),
});

builder.mutationField("staffShipStickers", (t) =>
  t.field({
    type: ShipStickersResult,
    description: "Records shipments of all units of the orders; each buyer gets a mail.",
    args: { input: t.arg({ type: ShipStickersInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const result = await backend.staff.stickerShipping.ship(viewer, input);
      switch (result.kind) {
        case "shipped": {
          const { orders, problems } = result;
          return { __typename: "StaffStickersShipped" as const, orders, problems };
        }
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("There are no such stickers.");
      }
    },
  }),
);
