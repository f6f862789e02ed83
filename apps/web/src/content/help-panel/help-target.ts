/** A help page, or one of its headings. */
export interface HelpTarget {
  readonly slug: string;
  readonly headingId?: string;
}

/** Returns undefined for a path that is not a help page. */
export function readHelpTarget(to: string): HelpTarget | undefined {
  const [, slug, headingId] = /^\/help\/([a-z0-9-]+)(?:#([a-z0-9-]+))?$/.exec(to) ?? [];
  if (slug === undefined) return undefined;
  return { slug, ...(headingId !== undefined && { headingId }) };
}
