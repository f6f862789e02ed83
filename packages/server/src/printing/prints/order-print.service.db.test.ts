import { randomUUID } from "node:crypto";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";

const DESIGN_ID = "50-states-36x24";

let test: TestBackend;
let database: ReturnType<typeof openDatabase>;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 2);
  const email = "owner@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(async () => {
  await database.close();
  await test.close();
});

async function createProject(images = [makeImage(owner.identity)]): Promise<string> {
  const request = { designId: DESIGN_ID, name: "Our summer", inputs: { CO: makeInput(images) } };
  const created = await test.backend.projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  return created.project.id;
}

/** Creates a paid order of the project; returns the id of its print. */
async function freeze(projectId: string, metafields: object = {}): Promise<string> {
  const [ids] = await test.query(
    `with sold as (
       insert into product (business_id, handle, title, metafields)
       values ('pm', $1, 'Framed map', $2) returning id
     ), opened as (insert into cart (id, business_id) values ($1, 'pm') returning id),
     ordered as (
       insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor,
         total_minor)
       select 'pm', id, 1, '', 'PAID', 4900, 4900 from opened returning id
     )
     insert into order_line (order_id, position, product_id, handle, sku, title, project_id,
       quantity, unit_price_minor)
     select ordered.id, 0, sold.id, 'framed', 'sku', 'Framed map', $3, 1, 4900 from ordered, sold
     returning order_id`,
    [randomUUID(), JSON.stringify(metafields), projectId],
  );
  const orderId = String(ids?.["orderId"]);
  await database.db
    .transaction()
    .execute((transaction) => test.backend.orderPrints.freezeWithin(transaction, orderId));
  const [print] = await test.query("select id from order_print where order_id = $1", [orderId]);
  return String(print?.["id"]);
}

async function readPrint(id: string): Promise<Record<string, unknown>> {
  const [print] = await test.query(
    `select findings, render.id as render_id, render.request, render.project_id,
       extract(day from render.expires_at - now())::int as days
     from order_print left join render on render.id = render_id where order_print.id = $1`,
    [id],
  );
  return print ?? {};
}

describe("the print of an order", () => {
  it("has the content of the project when it was paid, at the size of the product", async () => {
    const image = makeImage(owner.identity);
    const projectId = await createProject([image]);
    const metafields = { outputType: "VINYL_WALL_MAP", outputScale: 0.5 };
    const id = await freeze(projectId, metafields);
    await test.query("update opening_input set input = $2 where project_id = $1", [
      projectId,
      JSON.stringify(makeInput([])),
    ]);
    await test.backend.orderPrints.request(id);
    const { request, days, projectId: keptProjectId } = await readPrint(id);
    expect(request).toMatchObject({
      format: "pdf",
      downloadFilename: expect.stringMatching(/^order-\d+-1\.pdf$/),
      drawing: {
        type: "whole_map",
        paper: "full_size",
        width: 36 * 72 * 0.5,
        project: {
          businessId: "pm",
          outputScale: 0.5,
          outputType: "VINYL_WALL_MAP",
          inputs: { CO: { images: [{ id: image.id }] } },
        },
      },
    });
    expect(days).toBeGreaterThanOrEqual(89);
    // It outlives the project.
    expect(keptProjectId).toBeNull();
  });

  it("is requested once, and again after its file was purged", async () => {
    const id = await freeze(await createProject());
    await Promise.all([1, 2, 3].map(() => test.backend.orderPrints.request(id)));
    const first = await readPrint(id);
    const jobs = await test.query(
      "select 1 from pgboss.job where name = 'render-print' and data ->> 'renderId' = $1",
      [first["renderId"]],
    );
    expect(jobs).toHaveLength(1);
    await test.query("update render set status = 'EXPIRED' where id = $1", [first["renderId"]]);
    await test.backend.orderPrints.request(id);
    const second = await readPrint(id);
    expect(second["request"]).toEqual(first["request"]);
    expect(second["renderId"]).not.toBe(first["renderId"]);
  });

  it("keeps no file of a content that was replaced while it was requested", async () => {
    const id = await freeze(await createProject());
    const isWaiting = async () => {
      const waiting = await test.query(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like '%update order_print set render_id%'`,
      );
      return waiting.length > 0;
    };
    const requested = Promise.withResolvers<void>();
    await database.db.transaction().execute(async (transaction) => {
      await sql`update order_print set version = 2 where id = ${id}`.execute(transaction);
      test.backend.orderPrints.request(id).then(requested.resolve, requested.reject);
      await expect.poll(isWaiting).toBe(true);
    });
    await requested.promise;
    expect(await readPrint(id)).toMatchObject({ renderId: null, findings: [] });
  });

  it("has the findings of the preflight", async () => {
    const blurry = makeImage(owner.identity, { imageWidth: 100, imageHeight: 75 });
    const id = await freeze(await createProject([blurry]));
    await test.backend.orderPrints.request(id);
    expect((await readPrint(id))["findings"]).toEqual(
      expect.arrayContaining([
        "Photos are blurry at this size: Colorado",
        expect.stringMatching(/^Without a photo: .+ and \d+ more$/),
      ]),
    );
  });

  it("without photos, or of a deleted project, has no file but a finding", async () => {
    const empty = await freeze(await createProject([]));
    await test.backend.orderPrints.request(empty);
    expect(await readPrint(empty)).toMatchObject({
      renderId: null,
      findings: expect.arrayContaining(["The map has no photos."]),
    });
    const deleted = await freeze("AbCdEf");
    await test.backend.orderPrints.request(deleted);
    expect(await readPrint(deleted)).toMatchObject({
      renderId: null,
      findings: ["The map was deleted before the order was paid."],
    });
  });
});
