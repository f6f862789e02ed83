interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The pages from the home page down, for `StructuredData`; the last crumb is the page itself. */
export function createBreadcrumbData(host: string, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `https://${host}${path}`,
    })),
  };
}
