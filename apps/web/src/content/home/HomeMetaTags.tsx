import { useBrand } from "../../platform/brand/brand.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";

/** Metadata for search engines and link previews: the organization and the search of the shop. */
export function HomeMetaTags({ description }: { readonly description: string }) {
  const { id, name, host } = useBrand();
  const url = `https://${host}/`;
  const organization = {
    "@type": "Organization",
    name,
    url,
    logo: `${url}icon-${id}-512.png`,
  };
  const site = {
    "@type": "WebSite",
    name,
    url,
    description,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${url}shop?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
  return (
    <>
      <PageMetaTags path="/" title={name} description={description} />
      <StructuredData data={organization} />
      <StructuredData data={site} />
    </>
  );
}
