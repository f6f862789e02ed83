import { useBrand } from "../../platform/brand/brand.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import { createBreadcrumbData } from "../../platform/seo/breadcrumbs.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import type { Product } from "./product.ts";
import { stripHtml } from "./split-description.ts";

/** Characters that search engines show of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Metadata for search engines and link previews. */
export function ProductMetaTags({ product }: { readonly product: Product }) {
  const { handle, title, descriptionHtml, images } = product;
  const { host, name } = useBrand();
  const path = `/product/${handle}`;
  const url = `https://${host}${path}`;
  const text = stripHtml(descriptionHtml);
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const [picture] = images;
  const data = {
    "@type": "Product",
    name: title,
    description: text,
    url,
    image: images.map(({ url1024 }) => new URL(url1024, url).href),
    brand: { "@type": "Brand", name },
    offers: describeOffers(product, url),
  };
  const crumbs = [
    { title: "Shop", path: "/shop" },
    { title, path },
  ];
  return (
    <>
      <PageMetaTags
        path={path}
        title={title}
        description={text.slice(0, MAX_DESCRIPTION_LENGTH)}
        pictureUrl={picture && imagesUrl + getSharePath(picture.url1024)}
        pictureAlt={picture?.altText}
      />
      <StructuredData data={data} />
      <StructuredData data={createBreadcrumbData(host, crumbs)} />
    </>
  );
}

/** The path of the 1200 x 630 JPEG that the image service makes of a product picture. */
function getSharePath(path: string): string {
  return path.replace(/^\/products\/(.+)\.webp$/, "/product-shares/$1.jpg");
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
