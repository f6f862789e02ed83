import { useBrand } from "../../platform/brand/brand.ts";
import { describeProgress, type SharePageData } from "./share-page-data.ts";

/**
 * Metadata for link previews, without a canonical address: crawlers would request that one, and a
 * renewed link opens with its key only. Search engines do not index shared maps.
 */
export function ShareMetaTags({ page }: { readonly page: SharePageData }) {
  const { name } = useBrand();
  const description = `${describeProgress(page)} filled with photos.`;
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={page.name} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${page.pictureUrl}/og.jpg`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${page.design.name}: ${describeProgress(page)}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
