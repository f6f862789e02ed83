import { amountInput } from "@photomap/commerce";
import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import { createLikePatterns, type SearchPageRequest } from "../shared/staff-search-words.ts";
import {
  findStaffProduct,
  lockProduct,
  lockVariant,
  type ProductCursor,
  type ProductSummary,
  refreshProductSearchText,
  type StaffProductRow,
  type StaffVariant,
  searchStaffProducts,
  updateProduct,
  updateVariant,
} from "./staff-product.repository.ts";
import { findHtmlProblem } from "./staff-product-html.ts";

export type {
  PictureUpload,
  ProductSummary,
  StaffProductRow,
  StaffVariant,
} from "./staff-product.repository.ts";

export interface ProductPage {
  readonly products: readonly ProductSummary[];
  readonly nextCursor: string | null;
}

export type ProductChangeResult =
  | { readonly kind: "changed"; readonly product: StaffProductRow }
  | { readonly kind: "invalid"; readonly problem: string }
  /** The product was changed in the meantime; this is its current state. */
  | { readonly kind: "outdated"; readonly problem: string; readonly product: StaffProductRow }
  | { readonly kind: "missing" };

const PAGE_SIZE = 50;
const NO_PICTURE = "Add a picture before you show this product.";
const stock = z
  .int("Enter stock as a whole number.")
  .min(0, "Stock can't be negative.")
  .max(1_000_000)
  .nullable();

const variantInput = z.object({
  id: z.guid(),
  price: amountInput,
  stock,
  isActive: z.boolean(),
  /** The values that the form showed before it was edited. */
  previous: z.object({ price: amountInput, stock, isActive: z.boolean() }),
});

const productInput = z.object({
  id: z.guid(),
  title: z.string().trim().min(1, "A product needs a title.").max(200),
  descriptionHtml: z
    .string()
    .max(20_000)
    .superRefine((html, context) => {
      const message = findHtmlProblem(html);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    }),
  isActive: z.boolean(),
  /** The product's `updatedAt` when the form was shown. */
  updatedAt: z.date(),
});

type Outcome =
  | { readonly kind: "changed" | "outdated"; readonly productId: string }
  | Extract<ProductChangeResult, { kind: "invalid" | "missing" }>;

/** Products with prices and stock, for staff; only administrators change them. */
export class StaffProductService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One page of products by title; undefined for viewers without the permission. */
  async search(
    viewer: Viewer,
    { search, after }: SearchPageRequest,
  ): Promise<ProductPage | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const page = { after: readCursor(after), limit: PAGE_SIZE + 1 };
    const found = await searchStaffProducts(this.#db, createLikePatterns(search), page);
    const products = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? products.at(-1) : undefined;
    return { products, nextCursor: last === undefined ? null : `${last.id}${last.title}` };
  }

  async find(viewer: Viewer, id: string): Promise<StaffProductRow | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined || !isUuid(id)) return undefined;
    return findStaffProduct(this.#db, id);
  }

  /** Returns `outdated` and changes nothing when the previous values are not current. */
  async changeVariant(viewer: Viewer, candidate: unknown): Promise<ProductChangeResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(variantInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { id, price: priceMinor, stock: items, isActive, previous } = read.value;
    const after = { priceMinor, stock: items, isActive };
    const outcome = await this.#db.transaction().execute(async (transaction): Promise<Outcome> => {
      const variant = await lockVariant(transaction, id);
      if (variant === undefined) return { kind: "missing" };
      const before = pickFacts(variant);
      const { productId } = variant;
      // A repeated request ends here too.
      if (isSame(before, after)) return { kind: "changed", productId };
      const expected = { ...previous, priceMinor: previous.price };
      if (!isSame(before, expected)) return { kind: "outdated", productId };
      if (items !== null && items < variant.reserved) {
        const problem = `Enter at least ${variant.reserved}: orders being paid reserve that many.`;
        return { kind: "invalid", problem };
      }
      await updateVariant(transaction, { id, ...after });
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "variant.update",
        subjectType: "variant",
        subjectId: id,
        details: { sku: variant.sku, before, after },
      });
      return { kind: "changed", productId };
    });
    return this.#present(outcome);
  }

  async changeProduct(viewer: Viewer, candidate: unknown): Promise<ProductChangeResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(productInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { id, updatedAt, ...after } = read.value;
    const outcome = await this.#db.transaction().execute(async (transaction): Promise<Outcome> => {
      const product = await lockProduct(transaction, id);
      if (product === undefined) return { kind: "missing" };
      const { updatedAt: changedAt, hasImage, ...before } = product;
      if (isSame(before, after)) return { kind: "changed", productId: id };
      if (changedAt.getTime() !== updatedAt.getTime()) return { kind: "outdated", productId: id };
      if (after.isActive && !hasImage) return { kind: "invalid", problem: NO_PICTURE };
      await updateProduct(transaction, id, after);
      await refreshProductSearchText(transaction, id);
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "product.update",
        subjectType: "product",
        subjectId: id,
        details: { before, after },
      });
      return { kind: "changed", productId: id };
    });
    return this.#present(outcome);
  }

  async #present(outcome: Outcome): Promise<ProductChangeResult> {
    if (!("productId" in outcome)) return outcome;
    const product = await findStaffProduct(this.#db, outcome.productId);
    if (product === undefined) return { kind: "missing" };
    if (outcome.kind === "changed") return { kind: "changed", product };
    const problem = "Someone else changed this. You're seeing the current values now.";
    return { kind: "outdated", problem, product };
  }
}

function pickFacts({ priceMinor, stock: items, isActive }: StaffVariant) {
  return { priceMinor, stock: items, isActive };
}

/** Whether `other` has all values of `facts`. */
function isSame<Facts extends object>(facts: Facts, other: Facts): boolean {
  return Object.entries(facts).every(([name, value]) => Reflect.get(other, name) === value);
}

const ID_LENGTH = 36;

function readCursor(cursor: string | null | undefined): ProductCursor | undefined {
  const id = cursor?.slice(0, ID_LENGTH) ?? "";
  return isUuid(id) ? { id, title: cursor?.slice(ID_LENGTH) ?? "" } : undefined;
}
