// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLoaderData } from "react-router";
import { expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { DebugPage } from "./DebugPage.tsx";
import type { DebugReport, WebServerInfo } from "./debug-report.ts";

const NOW = Date.parse("2026-07-04T12:00:00.000Z");
const before = (seconds: number) => new Date(NOW - 1000 * seconds).toISOString();

const WEB: WebServerInfo = {
  release: "7.0.1",
  stage: "gamma",
  nodeVersion: "v24.1.0",
  variables: [
    ["PICKUP", "off"],
    ["TRUSTED_PROXIES", ""],
  ],
};

const queue = (name: string, more: object = {}) => ({
  name,
  waiting: 0,
  delayed: 0,
  active: 0,
  failed: 0,
  oldestSeconds: null,
  ...more,
});

const EMPTY: DebugReport = {
  versions: {
    node: "v24.1.0",
    postgresql: "18.1",
    queue: 30,
    lastMigration: "0123_debug.sql",
    migrationCount: 37,
    missingMigrations: [],
  },
  processes: [],
  variables: [
    { name: "SMTP_URL", state: "SHOWN", value: "smtp://mail.example" },
    { name: "STRIPE_SECRET_KEY", state: "HIDDEN", value: null },
    { name: "SENTRY_DSN", state: "NOT_SET", value: null },
  ],
  queues: [queue("render-backfill"), queue("render-interactive"), queue("send-mail")],
  errors: [],
  failedMails: [],
  failedWebhooks: [],
};

const PROCESS = { release: "7.0.1", nodeVersion: "v24.1.0", startedAt: before(7200) };

const BUSY: DebugReport = {
  ...EMPTY,
  processes: [
    { ...PROCESS, id: "p1", name: "api", seenAt: before(12) },
    { ...PROCESS, id: "p2", name: "worker", seenAt: before(300) },
  ],
  queues: [queue("render-interactive"), queue("send-mail", { waiting: 3, oldestSeconds: 150 })],
  errors: [
    {
      id: "1",
      source: "worker",
      release: "7.0.1",
      brand: "tbl",
      name: "TypeError",
      message: "nothing to draw",
      action: "print failed",
      path: null,
      requestId: null,
      stack: "at draw-map.ts:7",
      createdAt: before(60),
    },
  ],
  failedMails: [
    {
      id: "m1",
      kind: "receipt",
      state: "FAILED",
      attempts: 11,
      recipient: "a…@mail.example",
      reason: "ECONNREFUSED",
      failedAt: before(60),
    },
  ],
  failedWebhooks: [
    {
      id: "w1",
      endpoint: "payments",
      eventId: "evt_1",
      eventType: "refund.created",
      reason: "PaymentUnavailableError",
      isHandled: true,
      createdAt: before(60),
    },
  ],
};

function show(read: () => DebugReport | Promise<DebugReport>) {
  const loader = async () => ({ report: await read(), web: WEB, readAt: NOW });
  const Component = () => <DebugPage {...useLoaderData<typeof loader>()} />;
  renderPage([{ path: "/", loader, Component, HydrateFallback: () => null }]);
}

const region = (name: string) => within(screen.getByRole("region", { name }));

it("says what is empty, and hides secrets", async () => {
  show(() => EMPTY);
  await screen.findByRole("heading", { name: "Debug" });
  for (const text of [
    "No errors.",
    "No failed emails.",
    "No failed webhooks.",
    "Empty: send-mail.",
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const config = region("API configuration");
  const values = config.getAllByRole("row").map(({ textContent }) => textContent);
  expect(values).toEqual([
    "VariableValue",
    "SMTP_URLsmtp://mail.example",
    "STRIPE_SECRET_KEYSet, hidden",
    "SENTRY_DSNNot set",
  ]);
  expect(await findViolations()).toEqual([]);
});

it("shows processes that were not seen, waiting jobs, errors, mails and webhooks", async () => {
  show(() => BUSY);
  await screen.findByRole("heading", { name: "Debug" });
  const cells = (name: string) =>
    region(name)
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(cells("Versions")).toEqual([
    expect.stringMatching(/^api.*12 s ago$/),
    expect.stringMatching(/^worker.*5 min ago$/),
  ]);
  expect(cells("Queue")).toEqual(["render-interactive0–000", "send-mail32 min000"]);
  expect(cells("Errors")[0]).toContain("print failed · The Big Loop");
  expect(cells("Failed emails")[0]).toContain("a…@mail.exampleGave up11ECONNREFUSED");
  expect(cells("Failed webhooks")[0]).toContain("Handled later");
  await userEvent.click(screen.getByText("Stack"));
  expect(screen.getByText("at draw-map.ts:7")).toBeTruthy();
  expect(await findViolations()).toEqual([]);
});

it("reads the state again, and says so meanwhile", async () => {
  const later = Promise.withResolvers<DebugReport>();
  let reads = 0;
  show(() => {
    reads += 1;
    return reads === 1 ? EMPTY : later.promise;
  });
  const button = await screen.findByRole("button", { name: "Refresh" });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  later.resolve(BUSY);
  expect(await screen.findByText("TypeError: nothing to draw")).toBeTruthy();
  expect(button.getAttribute("aria-busy")).toBeNull();
});
