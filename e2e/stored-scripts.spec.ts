import { packPayloads, SCRIPT_PAYLOADS } from "@photomap/testing/script-payloads";
import type { Page } from "@playwright/test";
import { dropPhotos } from "./support/drop-photo.ts";
import { fillCart, pay, sendOrder } from "./support/payload-orders.ts";
import {
  createNamedProject,
  inviteWithPayloads,
  nameProjects,
  suggestPayloads,
} from "./support/payload-projects.ts";
import {
  answerTicket,
  enterPromotion,
  openPromotion,
  sendTicket,
} from "./support/payload-tickets.ts";
import { FIFTY } from "./support/project-page.ts";
import { expectPayloadsAsText, type WatchedContext, watchScripts } from "./support/script-watch.ts";
import { ALL_PAYLOADS, listMails } from "./support/send-payloads.ts";
import { expect, requireWebUrl, signIn, test, uniqueEmail } from "./support/session.ts";
import { signInWithRole } from "./support/staff.ts";

test.describe.configure({ mode: "parallel", timeout: 240_000 });

const TITLE = "</title><script>xss(39)</script>";

/** Paths, each with the lowest number of payloads that its page shows. */
type Pages = readonly (readonly [path: string, atLeast: number])[];

/** Opens the pages, three tabs at a time. */
async function openAll({ context, execution }: WatchedContext, pages: Pages): Promise<void> {
  const waiting = [...pages];
  const openNext = async (page: Page): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return page.close();
    const [path, atLeast] = next;
    await page.goto(requireWebUrl() + path);
    await expectPayloadsAsText(page, atLeast);
    await openNext(page);
  };
  const tabs = [1, 2, 3].map(async () => openNext(await context.newPage()));
  await Promise.race([Promise.all(tabs), execution]);
}

test("scripts in the names of maps, suggestions, files and `ies` are shown as text", async ({
  browser,
  webUrl,
}) => {
  const owner = await watchScripts(browser);
  const page = await signIn(owner.context, webUrl, uniqueEmail());
  await nameProjects(owner.context);
  const id = await createNamedProject(owner.context, TITLE);
  const friend = await watchScripts(browser);
  await signIn(friend.context, webUrl, uniqueEmail());
  const [suggestion] = await suggestPayloads(friend.context, id);

  const dropped = SCRIPT_PAYLOADS.map((name) => ({
    name: `${name}.jpg`,
    type: "image/jpeg",
    bytes: Buffer.from("no photo"),
  }));
  await page.goto(`${webUrl}/p/${id}`);
  await dropPhotos(page.getByRole("button", { name: /^Utah:/ }), dropped);
  await expect(page.getByRole("status").or(page.getByRole("alert")).first()).toBeVisible();
  await expectPayloadsAsText(page, 1);

  const map = `/p/${id}`;
  await openAll(owner, [
    ["/create", 55],
    [`${map}/CO`, 0],
    [`${map}/timeline`, 1],
    [`${map}/collaborate`, 40],
    [`${map}/collaborate/${suggestion}`, 15],
    [`${map}/output`, 1],
    [`${map}/output/download`, 1],
    [`${map}/output/stickers`, 1],
  ]);
  await openAll(friend, [
    [`${map}?s=1`, 1],
    [`${map}/collaborate`, 1],
    [map, 1],
  ]);
  const invited = uniqueEmail();
  await inviteWithPayloads(owner.context, id, invited);
  await openAll(owner, await listMails(owner.context, invited, { count: 1, atLeast: 1 }));
  const openings = Object.fromEntries(SCRIPT_PAYLOADS.map((key) => [key, { enabled: true }]));
  const colors = { AL: { background: ALL_PAYLOADS } };
  for (const ies of [{ inputs: openings }, { inputs: colors }, { name: ALL_PAYLOADS }]) {
    const encoded = Buffer.from(JSON.stringify(ies)).toString("base64url");
    await page.goto(`${webUrl}/p/new/${FIFTY}?ies=${encoded}`);
    await expectPayloadsAsText(page, 0);
  }
  await page.goto(`${webUrl}/p/new/${FIFTY}?ies=${encodeURIComponent(ALL_PAYLOADS)}`);
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
  expect([...owner.executed, ...friend.executed]).toEqual([]);
});

test("scripts in orders, gift notes, addresses, tickets and promotions are shown as text", async ({
  browser,
  webUrl,
}) => {
  const email = uniqueEmail();
  const customer = await watchScripts(browser);
  const { context } = customer;
  const page = await signIn(context, webUrl, email);
  const staff = await watchScripts(browser);
  await signInWithRole(staff.context, "ADMIN");
  const ticketId = await sendTicket(context, email);
  const checkoutId = await fillCart(context, email);
  const promotionId = await openPromotion(staff.context);
  await enterPromotion(context, promotionId);
  await answerTicket(staff.context, ticketId);
  await openAll(customer, [["/cart", 50]]);
  const number = await pay(page, checkoutId);
  await sendOrder(staff.context, number);
  await openAll(customer, [
    [`/checkout/${checkoutId}/complete`, 1],
    ["/account/orders", 0],
    [`/account/orders/${number}`, 50],
    ["/account/messages", 1],
    [`/contact/tickets/${ticketId}`, 55],
    [`/promotions/${promotionId}`, 5],
    ["/account/general", 0],
  ]);
  await openAll(staff, [
    [`/staff/orders?search=${encodeURIComponent(email)}`, 0],
    [`/staff/orders/${number}`, 50],
    ["/staff/tickets", 1],
    [`/staff/tickets/${ticketId}`, 55],
    ["/staff/promotions", 1],
    [`/staff/promotions/${promotionId}`, 5],
    [`/staff/customers?search=${encodeURIComponent(email)}`, 0],
    ["/staff/actions", 0],
    ["/staff", 0],
  ]);
  const mails = await listMails(staff.context, email, { count: 4, atLeast: 0 });
  await openAll(staff, mails);
  expect([...customer.executed, ...staff.executed]).toEqual([]);
});

test("scripts in addresses and searches are shown as text", async ({ browser }) => {
  const visitor = await watchScripts(browser);
  const queries = packPayloads(100);
  const markup = SCRIPT_PAYLOADS.filter((payload) => payload.startsWith("<"));
  const raw = await Promise.all(
    queries.map(async (q) => {
      const answer = await visitor.context.request.get(`${requireWebUrl()}/help`, {
        params: { q },
      });
      const html = await answer.text();
      return markup.filter((payload) => html.includes(payload));
    }),
  );
  expect(raw.flat()).toEqual([]);
  const [first = "", second = "", third = ""] = queries.map((text) => encodeURIComponent(text));
  await openAll(visitor, [
    [`/help?q=${first}`, 1],
    [`/help?q=${third}`, 1],
    [`/maps?q=${second}`, 0],
    [`/p/${first}`, 0],
    [`/account/login?redirectTo=${second}`, 0],
    [`/redeem?code=${first}`, 0],
    [`/product/${third}`, 0],
  ]);
  expect(visitor.executed).toEqual([]);
});
