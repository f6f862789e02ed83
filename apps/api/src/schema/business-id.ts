import { BRAND_IDS } from "@photomap/design";
import { builder } from "./builder.ts";

export const BusinessIdEnum = builder.enumType("BusinessId", {
  description: "A brand.",
  values: BRAND_IDS,
});
