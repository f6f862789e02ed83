import { makeImage, makeInput } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS, type Viewer } from "../../../platform/viewer/viewer.ts";
import { createMapVariant, DESIGN_ID, signIn } from "../../carts/test/shopper.ts";
import { fillCart, openPaymentBackend, type PaymentBackend, place } from "../test/buyer.ts";
import type { OrderPlacementRequest } from "./order-placement.service.ts";

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

/** Puts a framed map into a cart, whose only photo is blurry. */
async function fillWithBlurryMap() {
  const buyer = await signIn(test);
  const blurry = makeImage(buyer.identity, { imageWidth: 100, imageHeight: 75 });
  const inputs = { CO: makeInput([blurry]) };
  const request = { designId: DESIGN_ID, name: "Our summer", inputs };
  const created = await test.backend.projects.create(buyer, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  const { id: projectId } = created.project;
  const line = { variantId: await createMapVariant(test), projectId };
  return { buyer, projectId, input: await fillCart(test, [line], { viewer: buyer }) };
}

type Filled = Awaited<ReturnType<typeof fillWithBlurryMap>>;

async function listChecks({ buyer, input }: Filled, viewer: Viewer = buyer) {
  const checkout = await test.backend.carts.find({ ...input, viewer: buyer });
  if (checkout === undefined) throw new Error("There is no checkout");
  return test.backend.mapChecks.list(viewer, checkout);
}

async function readShown({ checkoutId }: OrderPlacementRequest) {
  const lines = await test.query(
    `select shown_findings from order_line join shop_order on shop_order.id = order_id
     where cart_id = $1`,
    [checkoutId],
  );
  return lines.map(({ shownFindings }) => shownFindings);
}

const SHOWN = [
  "Photos are blurry at this size: Colorado",
  "Photos leave a gap: Colorado",
  expect.stringMatching(/^Without a photo: .+ and 44 more$/),
];

describe("the check of a checkout's maps", () => {
  it("finds what staff find in the print, again after the map was mended", async () => {
    const filled = await fillWithBlurryMap();
    const { buyer, projectId } = filled;
    const [check] = await listChecks(filled);
    expect(check).toMatchObject({ projectId, regionTypePlural: "states", texts: SHOWN });
    expect(check?.problems.map(({ kind, openings }) => [kind, openings.length])).toEqual([
      ["blurry", 1],
      ["gap", 1],
      ["missing", 49],
    ]);
    await test.query("update opening_input set input = $2 where project_id = $1", [
      projectId,
      JSON.stringify(makeInput([makeImage(buyer.identity)])),
    ]);
    await test.query("update project set updated_at = now() where id = $1", [projectId]);
    const [mended] = await listChecks(filled);
    expect(mended?.problems.map(({ kind }) => kind)).toEqual(["gap", "missing"]);
    expect(mended?.key).not.toBe(check?.key);
  });

  it("says nothing to others", async () => {
    const filled = await fillWithBlurryMap();
    expect(await listChecks(filled, await signIn(test))).toEqual([]);
    expect(await listChecks(filled, ANONYMOUS)).toEqual([]);
  });
});

describe("placing an order", () => {
  it("stores what the buyer saw, pressed twice", async () => {
    const filled = await fillWithBlurryMap();
    const { buyer, input } = filled;
    const [check] = await listChecks(filled);
    const shownMapChecks = [check?.key ?? ""];
    await Promise.all([1, 2].map(() => place(test, { ...input, shownMapChecks }, buyer)));
    expect(await readShown(input)).toEqual([SHOWN]);
    // Without the card, what was seen before stays.
    await place(test, input, buyer);
    expect(await readShown(input)).toEqual([SHOWN]);
  });

  it("stores nothing that the buyer didn't see", async () => {
    const { buyer, input } = await fillWithBlurryMap();
    await place(test, { ...input, shownMapChecks: ["of another map"] }, buyer);
    expect(await readShown(input)).toEqual([null]);
  });
});
