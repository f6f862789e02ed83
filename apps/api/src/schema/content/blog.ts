import { PICTURES_PATH, type Picture, type PictureSource, type Post } from "@photomap/content";
import { builder } from "../builder.ts";

const RECENT_POSTS = 3;

const BlogAuthorType = builder.objectRef<Post["author"]>("BlogAuthor").implement({
  fields: (t) => ({ name: t.exposeString("name"), slug: t.exposeString("slug") }),
});

const BlogImageAssetType = builder.objectRef<{ readonly url: string }>("BlogImageAsset").implement({
  description: "A file of a picture.",
  fields: (t) => ({
    id: t.id({ resolve: ({ url }) => url }),
    url: t.exposeString("url"),
    path: t.string({ resolve: ({ url }) => url.slice(1) }),
    assetId: t.string({
      resolve: ({ url }) => url.slice(PICTURES_PATH.length + 1).split(".")[0] ?? "",
    }),
    extension: t.string({ resolve: ({ url }) => url.split(".").at(-1) ?? "" }),
  }),
});

const PictureSourceType = builder.objectRef<PictureSource>("PictureSource").implement({
  fields: (t) => ({ url: t.exposeString("url"), width: t.exposeInt("width") }),
});

const BlogImageType = builder.objectRef<Picture>("BlogImage").implement({
  fields: (t) => ({
    alt: t.exposeString("alt"),
    width: t.exposeInt("width"),
    height: t.exposeInt("height"),
    asset: t.field({
      type: BlogImageAssetType,
      description: "The largest file.",
      resolve: ({ sources, width }) => {
        const largest = sources.find((source) => source.width === width);
        if (largest === undefined) throw new Error("A picture has no file of its own width");
        return largest;
      },
    }),

    sources: t.field({
      type: [PictureSourceType],
      description: "All files of the picture.",
      resolve: ({ sources }) => [...sources],
    }),
  }),
});

const BlogPostType = builder.objectRef<Post>("BlogPost");
BlogPostType.implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ slug }) => slug }),
    slug: t.exposeString("slug"),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    publishedAt: t.exposeString("publishedAt", { description: "A day, YYYY-MM-DD." }),
    author: t.field({ type: BlogAuthorType, resolve: ({ author }) => author }),
    mainImage: t.field({
      type: BlogImageType,
      description: "A picture of 1200 by 400 pixels.",
      resolve: ({ picture }) => picture,
    }),
    cardImage: t.field({
      type: BlogImageType,
      description: "A picture of 512 by 512 pixels.",
      resolve: ({ card }) => card,
    }),
    shareImageUrl: t.string({
      description: "The picture for link previews, 1200 by 630 pixels.",
      resolve: ({ share }) => share.sources.at(-1)?.url ?? "",
    }),
    body: t.field({ type: "Blocks", resolve: ({ blocks }) => blocks }),
    recentPosts: t.field({
      type: [BlogPostType],
      description: "The latest other posts.",
      resolve: ({ slug }, _args, { backend, brand }) =>
        backend.content
          .forBrand(brand)
          .posts.filter((post) => post.slug !== slug)
          .slice(0, RECENT_POSTS),
    }),
  }),
});

builder.queryField("allPosts", (t) =>
  t.field({
    type: [BlogPostType],
    description: "All posts, the latest first.",
    resolve: (_root, _args, { backend, brand }) => [...backend.content.forBrand(brand).posts],
  }),
);

builder.queryField("blogPost", (t) =>
  t.field({
    type: BlogPostType,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, { backend, brand }) =>
      backend.content.forBrand(brand).posts.find((post) => post.slug === slug),
  }),
);
