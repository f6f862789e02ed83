import { parseArgs } from "node:util";
import { changeAccount } from "./change-account.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { publishDesigns } from "./publish-designs.ts";
import { publishProductPictures, publishProducts } from "./publish-products.ts";

const USAGE = `Usage: node apps/release/src/main.ts <command>
  migrate             applies the migrations of this release
  publish-designs     uploads designs, their pictures, lookups and search data
  publish-product-pictures
                      uploads the pictures of the products
  publish-products    stores the products
  account <email> [--role ADMIN|EMPLOYEE|USER] [--reset-password] [--transparent-prints]
                      changes an account; without an option the role becomes ADMIN`;

/**
 * Runs one command of a release. Commands are idempotent and use the environment of the processes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: "string" },
    "reset-password": { type: "boolean", default: false },
    "transparent-prints": { type: "boolean", default: false },
  },
});
const [command, email] = positionals;

console.log(await run());

function run(): Promise<string> {
  switch (command) {
    case "migrate":
      return migrateDatabase();
    case "publish-designs":
      return publishDesigns();
    case "publish-product-pictures":
      return publishProductPictures();
    case "publish-products":
      return publishProducts();
    case "account":
      return changeAccount({
        email,
        role: values.role,
        resetsPassword: values["reset-password"],
        allowsTransparentPrints: values["transparent-prints"],
      });
    default:
      throw new Error(USAGE);
  }
}
