import type { HelpSearchResult, NavigationItem, Page } from "@photomap/content";
import { MAX_QUERY_LENGTH } from "@photomap/project";
import type { HelpNavigation } from "@photomap/server";
import { builder } from "../builder.ts";

/** The id of the only navigation. */
const HELP = "help";
const PageType = builder.objectRef<Page>("Page").implement({
  description: "A page of text, in the help pages or elsewhere on the site.",
  fields: (t) => ({
    id: t.id({ resolve: ({ slug }) => slug }),
    slug: t.exposeString("slug"),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    updated: t.exposeString("updated", { description: "A day, YYYY-MM-DD." }),
    contentRaw: t.field({
      type: "Blocks",
      resolve: ({ blocks }) => blocks,
    }),
  }),
});

const NavigationItemType = builder.objectRef<NavigationItem>("NavigationItem");
NavigationItemType.implement({
  description: "An entry of a navigation and the pages below it.",
  fields: (t) => ({
    title: t.exposeString("title"),
    hidden: t.exposeBoolean("hidden", { description: "Whether only staff see the entry." }),
    target: t.field({
      type: PageType,
      description: "The page that the entry leads to.",
      resolve: ({ page }, _args, { backend, brand }) => {
        const found = backend.content.forBrand(brand).help.pages.get(page);
        if (found === undefined) throw new Error(`The help page ${page} is missing`);
        return found;
      },
    }),
    children: t.field({ type: [NavigationItemType], resolve: ({ children }) => [...children] }),
  }),
});

const NavigationType = builder.objectRef<HelpNavigation>("Navigation").implement({
  description: "The tree of help pages, with up to three levels.",
  fields: (t) => ({
    id: t.id({ resolve: () => HELP }),
    items: t.field({ type: [NavigationItemType], resolve: ({ items }) => [...items] }),
    trail: t.field({
      type: [NavigationItemType],
      description: "The entries from the first level down to the page; empty without a page.",
      resolve: ({ place }) => [...(place?.trail ?? [])],
    }),
    section: t.field({
      type: [NavigationItemType],
      description: "The pages below the page or, if there are none, those beside it.",
      resolve: ({ place }) => [...(place?.section ?? [])],
    }),
    previous: t.field({
      type: NavigationItemType,
      nullable: true,
      resolve: ({ place }) => place?.previous,
    }),
    next: t.field({
      type: NavigationItemType,
      nullable: true,
      resolve: ({ place }) => place?.next,
    }),
    canSeeHidden: t.exposeBoolean("canSeeHidden"),
  }),
});

builder.queryField("navigationById", (t) =>
  t.field({
    type: NavigationType,
    nullable: true,
    args: {
      id: t.arg.string({ required: true }),
      pageSlug: t.arg.string(),
      includeHidden: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: "Whether to include hidden pages; ignored unless the viewer is staff.",
      }),
    },
    resolve: (_root, { id, pageSlug, includeHidden }, { backend, viewer, brand }) =>
      id === HELP
        ? backend.content.readNavigation(viewer, brand, {
            page: pageSlug ?? undefined,
            includeHidden,
          })
        : null,
  }),
);

builder.queryField("pageBySlug", (t) =>
  t.field({
    type: PageType,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, { backend, viewer, brand }) =>
      backend.content.findPage(viewer, brand, slug),
  }),
);

const ReferenceType = builder.objectRef<Page>("Reference").implement({
  description: "The address of a page that a text refers to.",
  fields: (t) => ({
    id: t.id({ resolve: ({ slug }) => slug }),
    slug: t.exposeString("slug"),
  }),
});

builder.queryField("getReference", (t) =>
  t.field({
    type: ReferenceType,
    nullable: true,
    args: { ref: t.arg.string({ required: true, description: "The id of a page." }) },
    resolve: (_root, { ref }, { backend, viewer, brand }) =>
      backend.content.findPage(viewer, brand, ref),
  }),
);

const HelpSearchResultType = builder.objectRef<HelpSearchResult>("HelpSearchResult").implement({
  fields: (t) => ({
    page: t.field({ type: PageType, resolve: ({ page }) => page }),
    excerpt: t.exposeString("excerpt"),
  }),
});

builder.queryField("searchHelp", (t) =>
  t.field({
    type: [HelpSearchResultType],
    description: "The best matches first; typing errors are tolerated.",
    args: { query: t.arg.string({ required: true }) },
    resolve: (_root, { query }, { backend, brand }) =>
      backend.content.searchHelp(brand, query.slice(0, MAX_QUERY_LENGTH)),
  }),
);
