import { randomUUID } from "node:crypto";
import { makeImage, makeInput, SmtpInbox } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EMAIL, openPaymentBackend, type PaymentBackend, payOne } from "./test/buyer.ts";
import { buy, createPack, findVoucher, redeem, signIn } from "./test/token-buyer.ts";

let inbox: SmtpInbox;
let test: PaymentBackend;
let packId: string;

beforeAll(async () => {
  inbox = await SmtpInbox.start();
  test = await openPaymentBackend({ SMTP_URL: inbox.url });
  packId = await createPack(test);
});
afterAll(async () => {
  await test.close();
  await inbox.stop();
});

function deliver(orderId: string, kind: "sticker-tokens" | "receipt" = "sticker-tokens") {
  return test.backend.mail.deliver({ kind, orderId, businessId: "pm" });
}

describe("the mail with the code of a guest", () => {
  it("has the code, the count and a link, the same when its job is repeated", async () => {
    const { orderId } = await buy(test, [{ variantId: packId, quantity: 2 }]);
    const { code = "" } = (await findVoucher(test, orderId)) ?? {};
    expect([await deliver(orderId), await deliver(orderId)]).toEqual(["sent", "sent"]);
    const mails = inbox.mailsTo(EMAIL).filter(({ subject }) => subject === "Your sticker tokens");
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain("10 tokens");
      expect(text).toContain(code);
      expect(text).toMatch(new RegExp(`https?://[^ ]+/redeem\\?code=${code}\n`));
    }
  });

  it("is not sent for a code that was redeemed or refunded", async () => {
    const redeemed = await buy(test, [{ variantId: packId }]);
    const { code = "" } = (await findVoucher(test, redeemed.orderId)) ?? {};
    await redeem(test, await signIn(test), code);
    expect(await deliver(redeemed.orderId)).toBe("nothing-to-send");
    const { orderId } = await buy(test, [{ variantId: packId }]);
    await test.backend.cancellations.cancel({ accountId: "staff" }, { orderId, reason: "OTHER" });
    expect(await deliver(orderId)).toBe("nothing-to-send");
  });
});

it("the receipt has a link that opens the order without an account, and no other order", async () => {
  const { orderId } = await payOne(test, 1);
  const other = await payOne(test, 1);
  const before = inbox.mailsTo(EMAIL).length;
  await deliver(orderId, "receipt");
  const [receipt] = inbox.mailsTo(EMAIL).slice(before);
  const [, number = "", key = ""] = /\/order\/(\d+)\?key=(\S+)/.exec(receipt?.text ?? "") ?? [];
  const { orderHistory } = test.backend;
  const open = (target: { number?: number; brand?: "pm" | "tbl"; key?: string }) =>
    orderHistory.findByKey(target.key ?? key, {
      brand: target.brand ?? "pm",
      number: target.number ?? Number(number),
    });
  expect(await open({})).toMatchObject({ id: orderId, number: Number(number) });
  expect(await open({ number: Number(number) + 1 })).toBeUndefined();
  expect(await open({ brand: "tbl" })).toBeUndefined();
  expect(await open({ key: `${key}x` })).toBeUndefined();
  const [{ number: otherNumber } = {}] = await test.query(
    "select number from shop_order where id = $1",
    [other.orderId],
  );
  expect(await open({ number: Number(otherNumber) })).toBeUndefined();
});

it("the receipt of an account says that tokens were added", async () => {
  const { orderId } = await buy(test, [{ variantId: packId }], await signIn(test));
  const before = inbox.mailsTo(EMAIL).length;
  await deliver(orderId, "receipt");
  const [receipt] = inbox.mailsTo(EMAIL).slice(before);
  expect(receipt?.text).toContain("5 tokens were added to your balance.");
});

it("the mail of a shipment has its tracking number, and is not sent without the shipment", async () => {
  const { orderId, lineId } = await payOne(test, 1);
  const shipment = {
    orderId,
    requestId: randomUUID(),
    lines: [{ lineId, quantity: 1 }],
    trackingCompany: "UPS",
    trackingNumber: "1Z999",
  };
  await test.backend.shipments.ship({ accountId: "staff" }, shipment);
  const [stored] = await test.query("select id from order_fulfillment where order_id = $1", [
    orderId,
  ]);
  const send = (shipmentId: string) =>
    test.backend.mail.deliver({ kind: "shipped", fulfillmentId: shipmentId, businessId: "pm" });
  const before = inbox.mailsTo(EMAIL).length;
  expect(await send(String(stored?.["id"]))).toBe("sent");
  const [mail] = inbox.mailsTo(EMAIL).slice(before);
  expect(mail?.text).toContain("UPS 1Z999");
  expect(mail?.text).toContain("https://www.ups.com/track?tracknum=1Z999");
  expect(await send(randomUUID())).toBe("nothing-to-send");
});

it("shows the ordered map in its mails until it is changed, at an address without a session", async () => {
  const owner = await signIn(test);
  const created = await test.backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    name: "Our summer",
    inputs: { CO: makeInput([makeImage(owner.identity)]) },
    requestId: randomUUID(),
  });
  if (created.kind !== "created") throw new Error(created.kind);
  const { id } = created.project;
  const { orderId } = await payOne(test, 1);
  await test.query("update order_line set project_id = $2 where order_id = $1", [orderId, id]);
  const readReceipt = async () => {
    const before = inbox.mailsTo(EMAIL).length;
    await deliver(orderId, "receipt");
    return inbox.mailsTo(EMAIL)[before]?.html ?? "";
  };
  const picture = /<img src="([^"]+)" alt="Your map Our summer"/.exec(await readReceipt());
  const [, state = "", signature = ""] =
    /^https?:\/\/[^/]+\/previews\/([^/]+\/\d+)\/(.+)$/.exec(picture?.[1] ?? "") ?? [];
  const access = test.backend.imageSigner.verify(`previews/${state}`, signature);
  expect(access).toMatchObject({ scope: { kind: "project", id } });
  if (access === undefined) throw new Error("The address is not signed");
  expect(await test.backend.signedProjects.find(id, access)).toMatchObject({ id });
  await test.query("update project set updated_at = now() + interval '1 second' where id = $1", [
    id,
  ]);
  expect(await readReceipt()).not.toContain("<img");
});
