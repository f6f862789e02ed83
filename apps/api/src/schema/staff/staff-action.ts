import type { StaffActionRow } from "@photomap/server";
import { builder } from "../builder.ts";

export const StaffActionType = builder.objectRef<StaffActionRow>("StaffAction").implement({
  description: "A row of the audit log.",
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    email: t.exposeString("email", {
      nullable: true,
      description: "Of the staff member; null after the account was erased.",
    }),
    action: t.exposeString("action", { description: "Such as order.fulfill." }),
    subjectType: t.exposeString("subjectType"),
    subjectId: t.exposeID("subjectId"),
    subjectName: t.exposeString("subjectName", {
      nullable: true,
      description: "Number of an order, title or SKU; null when it is gone.",
    }),
    details: t.expose("details", {
      type: "Json",
      description: "`before` and `after`, or the request.",
    }),
  }),
});

const StaffActionConnection = builder
  .objectRef<{ readonly actions: readonly StaffActionRow[]; readonly nextCursor: string | null }>(
    "StaffActionConnection",
  )
  .implement({
    fields: (t) => ({
      actions: t.expose("actions", { type: [StaffActionType] }),
      nextCursor: t.exposeString("nextCursor", { nullable: true }),
    }),
  });

builder.queryField("staffActions", (t) =>
  t.field({
    type: StaffActionConnection,
    nullable: true,
    description: "The audit log, newest first; null for everyone who is not staff.",
    args: { after: t.arg.string(), subjectType: t.arg.string(), subjectId: t.arg.id() },
    resolve: (_root, page, { backend, viewer }) => backend.staff.actions.list(viewer, page),
  }),
);
