import type { DailyValue, Dashboard, LegalPageReview, Series, UsageCount } from "@photomap/server";
import { builder } from "../builder.ts";

const StaffDayType = builder.objectRef<DailyValue>("StaffDay").implement({
  fields: (t) => ({
    day: t.exposeString("day", { description: "2026-07-04, in the time zone of the company." }),
    value: t.exposeFloat("value"),
  }),
});

const StaffSeriesType = builder.objectRef<Series>("StaffSeries").implement({
  description: "A figure of each day, oldest first.",
  fields: (t) => ({
    days: t.expose("days", { type: [StaffDayType] }),
    total: t.exposeFloat("total"),
    previousTotal: t.exposeFloat("previousTotal", { description: "Of as many days before." }),
  }),
});

const StaffLegalPageType = builder.objectRef<LegalPageReview>("StaffLegalPage").implement({
  fields: (t) => ({
    path: t.string({ resolve: ({ slug }) => `/${slug}` }),
    title: t.exposeString("title"),
    isApproved: t.exposeBoolean("isApproved", {
      description: "Whether the company has approved this version; otherwise it is a template.",
    }),
  }),
});

const StaffUsageType = builder.objectRef<UsageCount>("StaffUsage").implement({
  description: "How often an event happened, without who caused it.",
  fields: (t) => ({
    event: t.exposeString("event"),
    choice: t.exposeString("choice", { description: "Such as an access policy; may be empty." }),
    count: t.exposeInt("count"),
    previousCount: t.exposeInt("previousCount", { description: "Of as many days before." }),
  }),
});

const StaffDashboardType = builder.objectRef<Dashboard>("StaffDashboard").implement({
  fields: (t) => ({
    orders: t.expose("orders", { type: StaffSeriesType, description: "Paid ones." }),
    revenue: t.expose("revenue", {
      type: StaffSeriesType,
      description: "Cents: payments minus what was refunded of them.",
    }),
    renders: t.expose("renders", { type: StaffSeriesType }),
    uploads: t.expose("uploads", { type: StaffSeriesType }),
    ordersToSend: t.int({ resolve: ({ openWork }) => openWork.toShip }),
    ordersToReview: t.int({ resolve: ({ openWork }) => openWork.toReview }),
    failedPrints: t.int({
      description: "Of orders to send.",
      resolve: ({ openWork }) => openWork.failedPrints,
    }),
    stickersToPrint: t.int({
      description: "Sticker orders that are paid and were not sent.",
      resolve: ({ openWork }) => openWork.stickersToPrint,
    }),
    pickupsToReconcile: t.int({
      description: "Of which it is unknown whether the chain has them.",
      resolve: ({ openWork }) => openWork.pickupsToReconcile,
    }),
    usage: t.expose("usage", { type: [StaffUsageType] }),
    legalPages: t.field({
      type: [StaffLegalPageType],
      resolve: (_dashboard, _args, { backend, brand }) => backend.content.listLegalReviews(brand),
    }),
  }),
});

builder.queryField("staffDashboard", (t) =>
  t.field({
    type: StaffDashboardType,
    nullable: true,
    description: "Null for everyone who is not staff.",
    args: { days: t.arg.int({ required: true, defaultValue: 30, description: "At most 365." }) },
    resolve: (_root, { days }, { backend, viewer }) => backend.staff.dashboard.read(viewer, days),
  }),
);
