import type { StaffVoucherBatch } from "@photomap/server";
import { builder } from "../builder.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";

const StaffVouchersType = builder.objectRef<StaffVoucherBatch>("StaffVouchers").implement({
  description: "The vouchers of one request.",
  fields: (t) => ({
    requestId: t.exposeID("requestId"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    count: t.exposeInt("count"),
    redeemedCount: t.exposeInt("redeemedCount"),
    tokens: t.float({
      description: "Of each voucher.",
      resolve: ({ halfTokens }) => halfTokens / 2,
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", nullable: true }),
    codes: t.exposeStringList("codes", { description: "Of those that are not redeemed." }),
  }),
});

builder.queryField("staffVouchers", (t) =>
  t.field({
    type: StaffVouchersType,
    nullable: true,
    description: "Null when the request is unknown, and for everyone but administrators.",
    args: { requestId: t.arg.id({ required: true }) },
    resolve: (_root, { requestId }, { backend, viewer }) =>
      backend.staff.vouchers.find(viewer, requestId),
  }),
);

const CreateVouchersInput = builder.inputType("StaffCreateVouchersInput", {
  fields: (t) => ({
    requestId: t.id({
      required: true,
      description: "Chosen by the client; a repeated request returns the same codes.",
    }),
    count: t.int({ required: true, description: "1 to 200." }),
    tokens: t.float({ required: true, description: "Of each, 0.5 to 50, in steps of 0.5." }),
    expiresAt: t.field({ type: "DateTime" }),
  }),
});

interface Created {
  readonly __typename: "StaffVouchersCreated";
  readonly vouchers: StaffVoucherBatch;
}

const StaffVouchersCreated = builder.objectRef<Created>("StaffVouchersCreated").implement({
  fields: (t) => ({ vouchers: t.expose("vouchers", { type: StaffVouchersType }) }),
});

const StaffCreateVouchersResult = builder.unionType("StaffCreateVouchersResult", {
  types: [StaffVouchersCreated, NotFound, InvalidInput],
});

builder.mutationField("staffCreateVouchers", (t) =>
  t.field({
    type: StaffCreateVouchersResult,
    description: "Creates codes to give away; for administrators.",
    args: { input: t.arg({ type: CreateVouchersInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const result = await backend.staff.vouchers.create(viewer, input);
      switch (result.kind) {
        case "created":
          return { __typename: "StaffVouchersCreated" as const, vouchers: result.vouchers };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("There is nothing here.");
      }
    },
  }),
);
