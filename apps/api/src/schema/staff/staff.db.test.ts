import { AccountAdminService, openDatabase } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { isPermitted } from "../../../test/authorization/permitted.ts";
import {
  STAFF_ACTORS,
  STAFF_MATRIX,
  STAFF_OPERATIONS,
  type StaffActor,
  type StaffStage,
} from "../../../test/authorization/staff-matrix.ts";
import { createStaffStage, MISSING_STAGE } from "../../../test/authorization/staff-stage.ts";
import { createApi } from "../../app.ts";

let test: TestBackend;
let api: FastifyInstance;
let stage: StaffStage;
const tokens = new Map<StaffActor, string>();

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  stage = await createStaffStage(test);
  const { sessions } = test.backend;
  const database = openDatabase(test.databaseUrl, 1);
  const roles = new AccountAdminService(database.db);
  tokens.set("guest", (await sessions.startGuest()).token);
  for (const [actor, role] of [
    ["user", "USER"],
    ["employee", "EMPLOYEE"],
    ["admin", "ADMIN"],
  ] as const) {
    const email = `${actor}@mail.example`;
    const { id } = await sessions.ensureDevelopmentAccount(email);
    await roles.grant(email, role);
    tokens.set(actor, (await sessions.start(id)).token);
  }
  await database.close();
});
afterAll(async () => {
  await api.close();
  await test.close();
});

async function ask(actor: StaffActor, query: string): Promise<string> {
  const { body } = await api.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...OURS, cookie: `__Host-photomap-session=${tokens.get(actor) ?? ""}` },
    payload: { query },
  });
  return body;
}

async function run(actor: StaffActor, name: string): Promise<boolean> {
  const write = STAFF_OPERATIONS[name];
  if (write === undefined) {
    return download(actor, PATHS[name]?.(stage) ?? "");
  }
  const body = await ask(actor, write(stage));
  const { data, errors } = JSON.parse(body);
  if (errors !== undefined) throw new Error(`${name}: ${body}`);
  return isPermitted(Object.values(data)[0]);
}

/** The paths of the downloads below /prints. */
const PATHS: Readonly<Record<string, (stage: StaffStage) => string>> = {
  "GET /prints/:name": ({ renderId }) => `${renderId}.pdf`,
  "GET /prints/sticker-sheets/:id/:name": ({ sheetSetId }) =>
    `sticker-sheets/${sheetSetId}/sheets.pdf`,
  "GET /prints/packing-slips": ({ number }) => `packing-slips?orders=${number}`,
  "GET /prints/order-files": ({ number }) => `order-files?orders=${number}`,
};

/** Whether the file is sent, or the store's address of it. */
async function download(actor: StaffActor, path: string): Promise<boolean> {
  const { statusCode, headers } = await api.inject({
    url: `/prints/${path}`,
    headers: { cookie: `__Host-photomap-session=${tokens.get(actor) ?? ""}` },
  });
  if (statusCode === 302) return String(headers.location).includes(path);
  return statusCode === 200 && String(headers["content-disposition"]).startsWith("attachment");
}

const readLog = () => test.query("select action from staff_action order by id");

describe("the staff area", () => {
  it("answers others byte by byte as if nothing was there", async () => {
    for (const actor of ["anonymous", "guest", "user"] as const) {
      const answers = Object.entries(STAFF_OPERATIONS).map(async ([name, write]) => {
        const [found, missing] = [
          await ask(actor, write(stage)),
          await ask(actor, write(MISSING_STAGE)),
        ];
        return [name, found === missing && !found.includes("errors")];
      });
      expect(new Set((await Promise.all(answers)).map(([, isSame]) => isSame))).toEqual(
        new Set([true]),
      );
    }
    expect(await readLog()).toEqual([]);
  });

  it("is open to the roles of the matrix", async () => {
    const found: Record<string, string> = {};
    for (const name of Object.keys(STAFF_MATRIX)) {
      const cells: string[] = [];
      for (const actor of STAFF_ACTORS) cells.push((await run(actor, name)) ? "+" : "-");
      found[name] = cells.join("");
    }
    expect(found).toEqual(STAFF_MATRIX);
    // The refused cancellations changed nothing.
    expect((await readLog()).map(({ action }) => action)).toEqual([
      "order.fulfill",
      "order.fulfill",
      // The repetition by the second actor changed nothing.
      "order.deliver",
      "order.refund",
      "order.refund",
      "print.render",
      "print.render",
      "order.stop-map-review",
      "variant.update",
      "product.update",
      "product.create",
      "discount.create",
      "promotion.create",
      "entry.approve",
      "email.request",
      "email.request",
      "email.cancel",
      "tokens.adjust",
      "role.change",
      "transparent-prints.allow",
      "vouchers.create",
      "sticker-sheets.create",
      "sticker-sheets.create",
      "ticket.answer",
      "ticket.answer",
      "ticket.status",
      "pickup-order.reconcile",
    ]);
  });

  it("shows staff the configuration without its secrets, also from the second request on", async () => {
    const query = "{ staffDebug { variables { name state value } queues { name waiting } } }";
    // The query is compiled after the first one.
    for (let request = 0; request < 2; request += 1) {
      const { variables } = JSON.parse(await ask("employee", query)).data.staffDebug;
      expect(variables).toContainEqual({
        name: "CODE_KEY",
        state: "HIDDEN",
        value: null,
      });
    }
  });

  it("shows staff the order, the customer's private project by name only, and who did what", async () => {
    const order = JSON.parse(
      await ask(
        "employee",
        `{ staffOrder(number: ${stage.number}) {
          email customerId fulfillmentStatus financialStatus refunded { amount }
          lines { quantity fulfilledQuantity total { amount } }
          fulfillments { deliveredAt trackingNumber lines { quantity } } refunds { amount { amount } status }
          prints { fileName status url canRender } actions { action email subjectName }
        } }`,
      ),
    ).data.staffOrder;
    expect(order).toMatchObject({
      email: "customer@mail.example",
      customerId: stage.customerId,
      fulfillmentStatus: "PARTIALLY_FULFILLED",
      financialStatus: "PARTIALLY_REFUNDED",
      refunded: { amount: "2.00" },
      lines: [{ quantity: 10, fulfilledQuantity: 2, total: { amount: "490.00" } }],
      prints: [{ fileName: "order.pdf", status: "DONE", url: `/prints/${stage.renderId}.pdf` }],
    });
    expect(order.fulfillments).toEqual([
      { deliveredAt: expect.any(String), trackingNumber: null, lines: [] },
      { deliveredAt: null, trackingNumber: "1Z999", lines: [{ quantity: 1 }] },
      { deliveredAt: null, trackingNumber: "1Z999", lines: [{ quantity: 1 }] },
    ]);
    expect(order.actions.at(-1)).toEqual({
      action: "order.fulfill",
      email: "employee@mail.example",
      subjectName: `#${stage.number}`,
    });
    const { staffCustomer } = JSON.parse(
      await ask(
        "employee",
        `{ staffCustomer(id: "${stage.customerId}") { orderCount projects { id name canOpen } } }`,
      ),
    ).data;
    expect(staffCustomer).toEqual({
      orderCount: 1,
      projects: [{ id: "Priv01", name: "Our trips", canOpen: false }],
    });
  });

  it("downloads no render of a person for staff", async () => {
    await test.query("update render set owner_id = $1 where id = $2", [
      stage.customerId,
      stage.renderId,
    ]);
    expect(await download("admin", `${stage.renderId}.pdf`)).toBe(false);
  });
});
