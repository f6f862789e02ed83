import { useBrand } from "../brand/brand.ts";

interface PageTagsProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Of the first product; a path or an address. */
  readonly pictureUrl?: string | undefined;
}

/** Metadata for search engines and link previews. */
export function PageTags({ path, title, description, pictureUrl }: PageTagsProps) {
  const { name, host } = useBrand();
  const url = `https://${host}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {pictureUrl === undefined ? null : (
        <meta property="og:image" content={new URL(pictureUrl, url).href} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
