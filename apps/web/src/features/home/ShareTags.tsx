import { useBrand } from "../../brand/brand.ts";

/** Metadata for search engines and link previews. */
export function ShareTags({ description }: { readonly description: string }) {
  const { name, host } = useBrand();
  const url = `https://${host}/`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${url}share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="A framed map of the United States filled with photos"
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
