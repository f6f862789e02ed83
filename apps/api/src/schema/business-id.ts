import { BUSINESS_IDS } from "@photomap/design";
import { builder } from "./builder.ts";

export const BusinessIdEnum = builder.enumType("BusinessId", {
  description: "A brand.",
  values: BUSINESS_IDS,
});
