import { randomUUID } from "node:crypto";
import type { CartChange, NewCartLine } from "@photomap/commerce";
import {
  createProduct,
  makeImage,
  makeInput,
  makeVariant,
  type TestBackend,
} from "@photomap/testing";
import {
  type AccountViewer,
  ANONYMOUS,
  type GuestViewer,
  type Viewer,
} from "../../../platform/viewer/viewer.ts";
import type { Checkout, CheckoutRequestResult } from "../cart.types.ts";

export const DESIGN_ID = "50-states-36x24";

/** Makes a caller with a network of its own, so that one test's limits do not reach another. */
export function makeCaller(viewer: Viewer = ANONYMOUS) {
  return { viewer, networks: { ip: randomUUID() } };
}

export async function signIn(test: TestBackend): Promise<AccountViewer> {
  const email = `${randomUUID()}@photomap.example`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

export async function startGuest(test: TestBackend): Promise<GuestViewer> {
  return (await test.backend.sessions.startGuest()).viewer;
}

/** Creates a product with one variant and returns the variant's id. */
export async function createVariant(
  test: TestBackend,
  facts: Partial<Parameters<typeof makeVariant>[0]> = {},
  product: Parameters<typeof createProduct>[1] = {},
): Promise<string> {
  const created = await createProduct(test.backend, { variants: [makeVariant(facts)], ...product });
  return created.variants[0]?.id ?? "";
}

/** Creates the variant of a framed map of the design and returns its id. */
export function createMapVariant(test: TestBackend, designId = DESIGN_ID): Promise<string> {
  const metafields = { personalizationType: "map", designIds: [designId] };
  return createVariant(test, {}, { metafields });
}

export async function createProject(test: TestBackend, viewer: AccountViewer): Promise<string> {
  const inputs = { CO: makeInput([makeImage(viewer.identity)]) };
  const request = { designId: DESIGN_ID, name: "Our summer", inputs };
  const created = await test.backend.projects.create(viewer, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  return created.project.id;
}

export function makeLine(variantId: string, facts: Partial<NewCartLine> = {}): NewCartLine {
  return { variantId, quantity: 1, customAttributes: [], ...facts };
}

export function add(...lines: readonly NewCartLine[]): CartChange {
  return { type: "add", lines };
}

/** Opens a cart, anonymous by default, and returns its id. */
export async function openCart(
  test: TestBackend,
  lines: readonly NewCartLine[] = [],
  viewer: Viewer = ANONYMOUS,
): Promise<string> {
  const answer = await test.backend.carts.open(makeCaller(viewer), { brand: "pm", lines });
  return requireCheckout(answer).cart.id;
}

export function requireCheckout({ checkout, problems }: CheckoutRequestResult): Checkout {
  if (checkout === undefined || problems.length > 0) throw new Error(JSON.stringify(problems));
  return checkout;
}

export function listCodes({ problems }: CheckoutRequestResult): string[] {
  return problems.map(({ code }) => code);
}

/** Stores an order of the cart and returns its id. */
export async function insertOrder(
  test: TestBackend,
  cartId: string,
  state: string,
): Promise<string> {
  const rows = await test.query(
    `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor,
       tax_minor, total_minor)
     values ('pm', $1, 1, '', $2, 4900, 300, 5200) returning id`,
    [cartId, state],
  );
  return String(rows[0]?.["id"]);
}
