import { useBrand } from "../../brand/brand.ts";
import { PageTags } from "../../products/PageTags.tsx";
import type { Product } from "./product.ts";
import { readText } from "./split-description.ts";

/** Characters that search engines show of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Metadata for search engines and link previews. */
export function ProductTags({ product }: { readonly product: Product }) {
  const { handle, title, descriptionHtml, images } = product;
  const { host, name } = useBrand();
  const path = `/product/${handle}`;
  const url = `https://${host}${path}`;
  const text = readText(descriptionHtml);
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    description: text,
    url,
    image: images.map(({ url1024 }) => new URL(url1024, url).href),
    brand: { "@type": "Brand", name },
    offers: describeOffers(product, url),
  };
  return (
    <>
      <PageTags
        path={path}
        title={title}
        description={text.slice(0, MAX_DESCRIPTION_LENGTH)}
        pictureUrl={images[0]?.url1024}
      />
      <script
        type="application/ld+json"
        // A closing tag in a text would end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}

function describeOffers({ variants, priceRange }: Product, url: string) {
  const { minVariantPrice: min, maxVariantPrice: max } = priceRange;
  const isAvailable = variants.some(({ availableForSale }) => availableForSale);
  return {
    "@type": "AggregateOffer",
    url,
    priceCurrency: min.currencyCode,
    lowPrice: min.amount,
    highPrice: max.amount,
    offerCount: variants.length,
    availability: `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`,
  };
}
