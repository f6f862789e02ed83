/** A help page, or a heading of it. */
export interface HelpTarget {
  readonly slug: string;
  readonly headingId?: string;
}

/** Undefined for an address that is not a help page. */
export function readHelpTarget(to: string): HelpTarget | undefined {
  const [, slug, headingId] = /^\/help\/([a-z0-9-]+)(?:#([a-z0-9-]+))?$/.exec(to) ?? [];
  if (slug === undefined) return undefined;
  return { slug, ...(headingId !== undefined && { headingId }) };
}
