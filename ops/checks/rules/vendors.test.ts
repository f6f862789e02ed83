import { expect, it } from "vitest";
import { sampleWorkspace } from "../sample-workspace.ts";
import { vendors } from "./vendors.ts";

function judge(path: string, specifier: string) {
  return vendors(sampleWorkspace({ [path]: `import "${specifier}";` }));
}

it.each(["@aws-sdk/client-s3", "pg-boss", "nodemailer", "stripe"])(
  "keeps %s behind its adapter",
  (vendor) => {
    expect(judge("packages/server/src/adapters/vendor.ts", vendor)).toEqual([]);
    expect(judge("packages/server/src/orders/order.service.ts", vendor)[0]?.message).toContain(
      `${vendor} belongs behind its adapter`,
    );
    expect(judge("apps/worker/src/main.ts", vendor)).toHaveLength(1);
  },
);

it("does not take a longer name for the vendor", () => {
  expect(judge("apps/web/src/a.ts", "stripe-colors")).toEqual([]);
});
