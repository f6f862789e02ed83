import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runRelease } from "../release/run-release.ts";
import { SEEDED_ACCOUNTS, SEEDED_PASSWORD, seed } from "../seed/seed.ts";
import { seedOrders } from "../seed/seed-orders.ts";
import { seedShop } from "../seed/seed-shop.ts";
import { SEEDED_PROMOTION } from "../seed/seed-tokens.ts";
import { prepareDatabase, readServicesEnvironment } from "../stack/services.ts";
import { runUntilStopped, startStack } from "../stack/stack.ts";

/** Starts everything for development: services, schema, example data, processes. */
const servicesCommand = fileURLToPath(new URL("../services", import.meta.url));
console.log("Starting PostgreSQL, Redis and the object store ...");
await promisify(execFile)(servicesCommand, ["up"], { maxBuffer: 10_000_000 });
const services = await readServicesEnvironment();
console.log("Preparing the database ...");
await prepareDatabase(services["DATABASE_URL"] ?? "");
const { voucherCode } = await seed(services);
await seedShop(services);
console.log("Publishing the designs ...");
await runRelease(services, ["publish-designs"]);
console.log("Starting api, images, worker and web ...");
const stack = await startStack({
  services,
  mode: "development",
  logLevel: "info",
  prepare: seedOrders,
});

console.log(`
  Web      ${stack.addresses.web}, the second brand at ${stack.addresses.secondBrand}
  API      ${stack.addresses.api}/graphql
  Images   ${stack.addresses.images}
  Inbox    ${stack.addresses.web}/dev/inbox
  Errors   ${stack.addresses.web}/dev/errors
  Payments ${stack.addresses.stripe}
  Pickups  ${stack.addresses.walgreens}/double/orders
  Look     ${stack.addresses.web}/dev/components

  Seeded accounts (sign in at ${stack.addresses.web}/account/login, password ${SEEDED_PASSWORD}):
${SEEDED_ACCOUNTS.map(({ email, description }) => `    ${email.padEnd(28)} ${description}`).join("\n")}

  Promotion ${stack.addresses.web}/promotions/${SEEDED_PROMOTION}
  Voucher   ${voucherCode ?? "redeemed already"}, at ${stack.addresses.web}/redeem

  Ctrl+C stops the processes; the services keep running until \`ops/services down\`.
`);

await runUntilStopped(stack);
