import { spawnSync } from "node:child_process";
import type { AccountViewer } from "@photomap/server";
import {
  createProduct,
  makeImage,
  makeInput,
  makeVariant,
  openTestBackend,
  SmtpInbox,
  type TestBackend,
} from "@photomap/testing";
import { StripeDouble } from "@photomap/testing/stripe";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createUser } from "../test/printed-project.ts";
import { addJobs } from "./jobs.ts";

const DESIGN_ID = "50-states-36x24";
const EMAIL = "buyer@mail.example";
const WAIT = { timeout: 60_000, interval: 50 };

let inbox: SmtpInbox;
let stripe: StripeDouble;
let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  inbox = await SmtpInbox.start();
  stripe = await StripeDouble.start();
  test = await openTestBackend({ ...stripe.environment, SMTP_URL: inbox.url });
  await addJobs(test.backend, pino({ level: "silent" }));
  owner = await createUser(test, "owner");
});
afterAll(async () => {
  await test.close();
  await stripe.stop();
  await inbox.stop();
});

async function createProject(): Promise<string> {
  const image = makeImage(owner.identity, { x: 700, y: 600, width: 400, height: 400 });
  const create = { width: 800, height: 800, channels: 3, background: "#c81e8c" } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  await test.backend.storage.writeOriginal(image.id, photo, "image/jpeg");
  const inputs = { CO: makeInput([image]) };
  const created = await test.backend.projects.create(owner, "pm", { designId: DESIGN_ID, inputs });
  if (created.kind !== "created") throw new Error(created.kind);
  return created.project.id;
}

/** Places an order of one framed map, which is not paid. */
async function placeOrder(): Promise<{ readonly orderId: string; readonly sessionId: string }> {
  const { carts, placements } = test.backend;
  const metafields = {
    personalizationType: "map",
    designIds: [DESIGN_ID],
    outputType: "VINYL_WALL_MAP",
    outputScale: 0.25,
  };
  const variants = [makeVariant({ stock: 3 })];
  const product = await createProduct(test.backend, { metafields, variants });
  const buyer = { viewer: owner, networks: { ip: "198.51.100.7" } };
  const line = { variantId: product.variants[0]?.id ?? "", quantity: 1, customAttributes: [] };
  const lines = [{ ...line, projectId: await createProject() }];
  const { checkout } = await carts.open(buyer, { brand: "pm", lines });
  const checkoutId = checkout?.cart.id ?? "";
  const target = { brand: "pm", checkoutId, viewer: owner } as const;
  const details = { zip: "48104", shippingOptionId: "standard" };
  const changed = await carts.changeDetails(target, details);
  const version = changed.checkout?.cart.version ?? 0;
  await placements.place(buyer, { ...target, version, email: EMAIL });
  const [order] = await test.query("select id, session_id from shop_order where cart_id = $1", [
    target.checkoutId,
  ]);
  return { orderId: String(order?.["id"]), sessionId: String(order?.["sessionId"]) };
}

const run = (name: string) =>
  test.query("insert into pgboss.job (name, data) values ($1, '{}')", [name]);

async function readState(orderId: string): Promise<unknown> {
  const [order] = await test.query("select state from shop_order where id = $1", [orderId]);
  return order?.["state"];
}

it("settles a payment without any event, prints the map, sends the receipt, and refunds", async () => {
  const { orderId, sessionId } = await placeOrder();
  stripe.pay(sessionId, { email: EMAIL });
  await run("reconcile-payments");
  const receipt = await inbox.waitForMail(EMAIL);
  expect(receipt.subject).toMatch(/^Your Photomap order #\d+$/);
  expect(receipt.text).toContain("Framed 50 States Map: $49.00");
  const findPrint = async () => {
    const [print] = await test.query(
      `select result_key, findings from order_print join render on render.id = render_id
       where order_id = $1 and status = 'DONE'`,
      [orderId],
    );
    return print;
  };
  const print = await vi.waitUntil(findPrint, WAIT);
  expect(print["findings"]).toEqual([expect.stringContaining("Without a photo")]);
  const { storage } = test.backend;
  const body = await storage.read(storage.mediaBucket, String(print["resultKey"]));
  const { stdout } = spawnSync("pdfinfo", ["-"], { input: body, encoding: "utf8" });
  expect(stdout).toMatch(/^Page size: +648 x 432 pts$/m);

  const cancel = { orderId, reason: "CUSTOMER" } as const;
  await test.backend.cancellations.cancel({ accountId: owner.accountId }, cancel);
  await vi.waitUntil(async () => (await readState(orderId)) === "REFUNDED", WAIT);
  const refund = await inbox.waitForMail(EMAIL, 2);
  expect(refund.subject).toMatch(/^Your refund of \$/);
});

it("ends an order whose time to pay is over", async () => {
  const { orderId } = await placeOrder();
  await test.query("update shop_order set session_expires_at = now() where id = $1", [orderId]);
  await run("expire-orders");
  await vi.waitUntil(async () => (await readState(orderId)) === "EXPIRED", WAIT);
  const schedules = await test.query(
    "select cron from pgboss.schedule where name in ('expire-orders', 'reconcile-payments') order by name",
  );
  expect(schedules).toEqual([{ cron: "* * * * *" }, { cron: "*/15 * * * *" }]);
});
