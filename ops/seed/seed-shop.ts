import {
  type DiscountData,
  databaseVariables,
  openDatabase,
  ProductDataService,
  parseConfig,
} from "@photomap/server";
import { runRelease } from "../release/run-release.ts";

const DISCOUNTS: readonly Omit<DiscountData, "brand">[] = [
  {
    title: "10% off parts and accessories from $40",
    kind: "percentage",
    basisPoints: 1000,
    collection: "parts-and-accessories",
    minimumSubtotalMinor: 40_00,
  },
  { code: "WELCOME10", title: "10% off your order", kind: "percentage", basisPoints: 1000 },
  { code: "FREESHIP", title: "Free shipping", kind: "free-shipping" },
  {
    code: "SUMMER25",
    title: "25% off this summer",
    kind: "percentage",
    basisPoints: 2500,
    endsAt: new Date("2025-09-01T04:00:00Z"),
  },
];

/** Creates both brands' products, collections and discounts; idempotent. Pictures are the catalog's. */
export async function seedShop(services: NodeJS.ProcessEnv): Promise<void> {
  await runRelease(services, ["publish-products"]);
  const { DATABASE_URL } = parseConfig(databaseVariables, services);
  const database = openDatabase(DATABASE_URL, 1);
  try {
    const discounts = (["pm", "tbl"] as const).flatMap((brand) =>
      DISCOUNTS.map((discount) => ({ brand, ...discount })),
    );
    await new ProductDataService(database.db).saveDiscounts(discounts);
  } finally {
    await database.close();
  }
}
