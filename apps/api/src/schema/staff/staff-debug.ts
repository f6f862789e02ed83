import type {
  ConfigVariable,
  DebugReport,
  FailedMail,
  FailedWebhookRow,
  QueueDepth,
  RecentErrorRow,
  RunningProcessRow,
  Versions,
} from "@photomap/server";
import { builder } from "../builder.ts";

const VersionsType = builder.objectRef<Versions>("StaffVersions").implement({
  fields: (t) => ({
    node: t.exposeString("node", { description: "Of the API." }),
    postgresql: t.exposeString("postgresql"),
    queue: t.exposeInt("queue", { nullable: true, description: "Of the schema of the queue." }),
    lastMigration: t.exposeString("lastMigration", { nullable: true }),
    migrationCount: t.exposeInt("migrationCount"),
    missingMigrations: t.exposeStringList("missingMigrations", {
      description: "Of the release of the API, and not applied.",
    }),
  }),
});

const ProcessType = builder.objectRef<RunningProcessRow>("StaffProcess").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name", { description: "api, images or worker." }),
    release: t.exposeString("release"),
    nodeVersion: t.exposeString("nodeVersion"),
    startedAt: t.expose("startedAt", { type: "DateTime" }),
    seenAt: t.expose("seenAt", {
      type: "DateTime",
      description: "Half a minute ago at most, unless it was killed or has no database.",
    }),
  }),
});

const VariableState = builder.enumType("StaffVariableState", {
  values: ["SHOWN", "HIDDEN", "NOT_SET"] as const,
});

const VariableType = builder.objectRef<ConfigVariable>("StaffVariable").implement({
  description: "A variable of the API's environment.",
  fields: (t) => ({
    name: t.exposeString("name"),
    state: t.expose("state", { type: VariableState }),
    value: t.exposeString("value", {
      nullable: true,
      description: "Null of secrets; addresses are without users and passwords.",
    }),
  }),
});

const QueueType = builder.objectRef<QueueDepth>("StaffQueue").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    waiting: t.exposeInt("waiting"),
    delayed: t.exposeInt("delayed", { description: "Retried or run later." }),
    active: t.exposeInt("active"),
    failed: t.exposeInt("failed", { description: "After the last attempt." }),
    oldestSeconds: t.exposeInt("oldestSeconds", {
      nullable: true,
      description: "How long the oldest waiting job has waited.",
    }),
  }),
});

const ErrorType = builder.objectRef<RecentErrorRow>("StaffError").implement({
  description: "An unexpected error, without personal data.",
  fields: (t) => ({
    id: t.exposeID("id"),
    source: t.exposeString("source", { description: "browser, web, api, images or worker." }),
    release: t.exposeString("release"),
    brand: t.exposeString("brand", { nullable: true }),
    name: t.exposeString("name"),
    message: t.exposeString("message"),
    action: t.exposeString("action", { nullable: true }),
    path: t.exposeString("path", { nullable: true }),
    requestId: t.exposeString("requestId", { nullable: true }),
    stack: t.exposeString("stack", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const MailState = builder.enumType("StaffMailState", {
  description: "REFUSED is by the mail server of the recipient.",
  values: ["RETRIED", "FAILED", "REFUSED"] as const,
});

const MailType = builder.objectRef<FailedMail>("StaffFailedMail").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind", { nullable: true }),
    state: t.expose("state", { type: MailState }),
    attempts: t.exposeInt("attempts", { nullable: true }),
    recipient: t.exposeString("recipient", { nullable: true, description: "Masked." }),
    reason: t.exposeString("reason"),
    failedAt: t.expose("failedAt", { type: "DateTime" }),
  }),
});

const WebhookType = builder.objectRef<FailedWebhookRow>("StaffFailedWebhook").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    endpoint: t.exposeString("endpoint"),
    eventId: t.exposeString("eventId", { nullable: true }),
    eventType: t.exposeString("eventType", { nullable: true }),
    reason: t.exposeString("reason"),
    isHandled: t.exposeBoolean("isHandled", { description: "A later delivery succeeded." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const StaffDebugType = builder.objectRef<DebugReport>("StaffDebug").implement({
  description: "The state of the running system, without secrets.",
  fields: (t) => ({
    versions: t.expose("versions", { type: VersionsType }),
    processes: t.expose("processes", { type: [ProcessType] }),
    variables: t.expose("variables", { type: [VariableType] }),
    queues: t.expose("queues", { type: [QueueType] }),
    errors: t.expose("errors", { type: [ErrorType], description: "Newest first, at most 100." }),
    failedMails: t.expose("mails", { type: [MailType], description: "Newest first, at most 50." }),
    failedWebhooks: t.expose("webhooks", {
      type: [WebhookType],
      description: "Newest first, at most 50.",
    }),
  }),
});

builder.queryField("staffDebug", (t) =>
  t.field({
    type: StaffDebugType,
    nullable: true,
    description: "Null for everyone who is not staff.",
    resolve: (_root, _args, { backend, viewer }) => backend.staff.debug.read(viewer),
  }),
);
