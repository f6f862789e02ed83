import type { LegalDocument, LegalSlug } from "@photomap/content";
import { builder } from "../builder.ts";

const LegalDocumentType = builder.objectRef<LegalDocument>("LegalDocument").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ slug }) => slug }),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    version: t.exposeString("version"),
    effective: t.exposeString("effective", { description: "A day, YYYY-MM-DD." }),
    contentRaw: t.field({
      type: "Blocks",
      resolve: ({ blocks }) => blocks,
    }),
  }),
});

const FIELDS: Readonly<Record<string, LegalSlug>> = {
  privacyPolicy: "privacy",
  refundPolicy: "refunds",
  termsOfService: "terms",
};

for (const [name, slug] of Object.entries(FIELDS)) {
  builder.queryField(name, (t) =>
    t.field({
      type: LegalDocumentType,
      resolve: (_root, _args, { backend, brand }) => backend.content.forBrand(brand).legal[slug],
    }),
  );
}
