import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { vendors } from "./vendors.ts";

function check(path: string, specifier: string) {
  return vendors(sampleWorkspace({ [path]: `import "${specifier}";` }));
}

it.each(["@aws-sdk/client-s3", "pg-boss", "nodemailer", "stripe"])(
  "allows %s in its adapter only",
  (vendor) => {
    expect(check("packages/server/src/platform/adapters/vendor.ts", vendor)).toEqual([]);
    expect(check("packages/server/src/shop/orders/order.service.ts", vendor)[0]?.message).toContain(
      `${vendor} may be imported by its adapter only`,
    );
    expect(check("apps/worker/src/main.ts", vendor)).toHaveLength(1);
  },
);

it("ignores a package whose name only starts like a vendor", () => {
  expect(check("apps/web/src/a.ts", "stripe-colors")).toEqual([]);
});
