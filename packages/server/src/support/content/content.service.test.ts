import { expect, it } from "vitest";
import { legalVariables, parseConfig } from "../../platform/config/config.ts";
import { createBrandDetails } from "../mail/mail-brand.ts";
import { ContentService } from "./content.service.ts";

const SUPPORT = {
  PM_SUPPORT_EMAIL: "support@photomap.example",
  TBL_SUPPORT_EMAIL: "support@thebigloop.example",
};

function openContent(environment: NodeJS.ProcessEnv): ContentService {
  const config = { ...SUPPORT, ...parseConfig(legalVariables, environment) };
  return new ContentService(createBrandDetails(config), config.LEGAL_APPROVED_ON);
}

it.each(["pm", "tbl"] as const)(
  "CNT-06 names the configured company to customers of %s",
  (brand) => {
    const content = openContent({
      COMPANY_NAME: "Elm Maps, Inc.",
      COMPANY_ADDRESS: "5 Elm Street, Flint, MI 48502",
    });
    for (const { blocks } of Object.values(content.forBrand(brand).legal)) {
      expect(JSON.stringify(blocks)).toContain("Elm Maps, Inc., 5 Elm Street, Flint, MI 48502");
    }
  },
);

it.each([
  [undefined, false],
  ["2026-01-31", false],
  ["2999-12-31", true],
])("with an approval on %s, says that the legal pages are approved: %s", (day, isApproved) => {
  const reviews = openContent({ LEGAL_APPROVED_ON: day }).listLegalReviews("pm");
  expect(reviews.map((review) => review.isApproved)).toEqual([isApproved, isApproved, isApproved]);
});

it("refuses an approval without a date", () => {
  expect(() => openContent({ LEGAL_APPROVED_ON: "yes" })).toThrow(/LEGAL_APPROVED_ON/);
});
