import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { features } from "./features.ts";

const ORDERS = "packages/server/src/shop/orders";

function check(path: string, specifier: string): string[] {
  const workspace = sampleWorkspace({ [path]: `import "${specifier}";` });
  return features(workspace).map(({ message }) => message);
}

it("allows services, queries and types of another feature, not its repository", () => {
  const path = `${ORDERS}/payment/payment.service.ts`;
  expect(check(path, "../refund/refund.repository.ts")).toEqual([]);
  for (const suffix of ["service", "queries", "types"]) {
    expect(check(path, `../../carts/cart.${suffix}.ts`)).toEqual([]);
  }
  expect(check(path, "../../carts/cart.repository.ts")).toEqual([
    "The feature shop/orders imports an inner file of shop/carts. Import one of its *.service.ts, *.queries.ts or *.types.ts files.",
  ]);
});

it("allows the shared folders in every feature", () => {
  const path = `${ORDERS}/order.service.ts`;
  expect(check(path, "../../platform/database/database.ts")).toEqual([]);
  expect(check(path, "../../photos/keys/photo-keys.ts")).toEqual([]);
});

it("treats staff as one feature, and the backend as the place that opens all of them", () => {
  const staff = "packages/server/src/staff/orders/staff-order.service.ts";
  expect(check(staff, "../shared/staff-account.repository.ts")).toEqual([]);
  expect(check(staff, "../../shop/orders/order.repository.ts")).toHaveLength(1);
  expect(check("packages/server/src/backend/backend.ts", "../shop/carts/cart-limits.ts")).toEqual(
    [],
  );
  expect(check("packages/server/src/index.ts", "./shop/orders/order.repository.ts")).toEqual([]);
});
