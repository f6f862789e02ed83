import { listNewVariants, newProductInput } from "@photomap/commerce";
import { BRAND_IDS } from "@photomap/design";
import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import {
  insertProduct,
  insertProductVariants,
  isProductKnown,
  listStaffCollections,
  type StaffCollection,
} from "./staff-product-creation.repository.ts";

export type { StaffCollection } from "./staff-product-creation.repository.ts";

export type ProductCreationResult =
  /** It exists, created now or by an earlier request. */
  | { readonly kind: "created"; readonly productId: string }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

const creationInput = z.intersection(newProductInput, z.object({ brand: z.enum(BRAND_IDS) }));

/** New products, hidden until they have a picture and are shown; only administrators create them. */
export class StaffProductCreationService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The collections that can list a new product; undefined for viewers without the permission. */
  async listCollections(viewer: Viewer): Promise<readonly StaffCollection[] | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    return listStaffCollections(this.#db);
  }

  async create(viewer: Viewer, candidate: unknown): Promise<ProductCreationResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(creationInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { id: productId, ...facts } = read.value;
    const variants = listNewVariants(facts);
    return this.#db
      .transaction()
      .execute(async (transaction): Promise<ProductCreationResult> => {
        const added = await insertProduct(transaction, read.value);
        if (!added && (await isProductKnown(transaction, productId))) {
          return { kind: "created", productId };
        }
        if (!added) {
          return { kind: "invalid", problem: `Another product has the address ${facts.handle}.` };
        }
        const taken = await insertProductVariants(transaction, read.value, variants);
        if (taken.length > 0) throw new TakenSkuError(taken);
        await insertStaffAction(transaction, {
          accountId: staff.accountId,
          action: "product.create",
          subjectType: "product",
          subjectId: productId,
          details: { after: { ...facts, skus: variants.map(({ sku }) => sku) } },
        });
        return { kind: "created", productId };
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenSkuError)) throw error;
        return { kind: "invalid", problem: error.message };
      });
  }
}

/** Rolls the new product back. */
class TakenSkuError extends Error {
  constructor(skus: readonly string[]) {
    super(`Another product has the SKU ${skus.join(", ")}.`);
  }
}
