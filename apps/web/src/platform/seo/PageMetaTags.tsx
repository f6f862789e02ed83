import { useBrand } from "../brand/brand.ts";

/** The size in which link previews show a picture without cropping it. */
const SHARE_SIZE = { width: 1200, height: 630 };

const DEFAULT_PICTURE = {
  pictureUrl: "/share.jpg",
  pictureAlt: "A framed map of the United States filled with photos",
};

interface PageTagsProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** A path or an address; a framed map by default. */
  readonly pictureUrl?: string | undefined;
  /** The alternative text of a picture of 1200 x 630; pictures of other sizes have none. */
  readonly pictureAlt?: string | undefined;
  readonly type?: "website" | "article";
}

/** Metadata for search engines and link previews. */
export function PageMetaTags(props: PageTagsProps) {
  const { path, title, description, type = "website" } = props;
  const { pictureUrl, pictureAlt } = props.pictureUrl === undefined ? DEFAULT_PICTURE : props;
  const { name, host } = useBrand();
  const url = `https://${host}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(pictureUrl ?? "", url).href} />
      {pictureAlt === undefined ? null : (
        <>
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
          <meta property="og:image:alt" content={pictureAlt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
