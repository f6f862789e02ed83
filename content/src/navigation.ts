import { z } from "zod";

/** An entry of the navigation and the pages below it, on up to three levels. */
export interface NavigationItem {
  readonly title: string;
  /** The slug of its page. */
  readonly page: string;
  /** True when only staff see the page and everything below it. */
  readonly hidden: boolean;
  readonly children: readonly NavigationItem[];
}

const MAX_LEVELS = 3;

const navigationItem: z.ZodType<NavigationItem> = z.strictObject({
  title: z.string().min(2).max(50),
  page: z.string(),
  hidden: z.boolean().default(false),
  get children() {
    return z.array(navigationItem).default([]);
  },
});

export function parseNavigation(value: unknown): NavigationItem[] {
  const items = z.array(navigationItem).parse(value);
  const seen = new Set<string>();
  visit(items, 1, ({ page }, level) => {
    if (seen.has(page)) throw new Error(`${page} is in the navigation twice`);
    if (level > MAX_LEVELS) throw new Error(`${page} is below level ${MAX_LEVELS}`);
    seen.add(page);
  });
  return items;
}

function visit(
  items: readonly NavigationItem[],
  level: number,
  see: (item: NavigationItem, level: number) => void,
): void {
  for (const item of items) {
    see(item, level);
    visit(item.children, level + 1, see);
  }
}

export function listVisible(items: readonly NavigationItem[]): NavigationItem[] {
  return items
    .filter(({ hidden }) => !hidden)
    .map((item) => ({ ...item, children: listVisible(item.children) }));
}

/** Lists the slugs of all pages in the tree. */
export function listPages(items: readonly NavigationItem[]): string[] {
  const pages: string[] = [];
  visit(items, 1, ({ page }) => pages.push(page));
  return pages;
}

/** A page's place in the tree. */
export interface NavigationPlace {
  /** The entries from the first level to the page itself. */
  readonly trail: readonly NavigationItem[];
  /** The pages below it, or those beside it when there are none. */
  readonly section: readonly NavigationItem[];
  readonly previous?: NavigationItem;
  readonly next?: NavigationItem;
}

/** Finds a page; undefined when the tree does not contain it. */
export function findPlace(
  items: readonly NavigationItem[],
  page: string,
): NavigationPlace | undefined {
  for (const [index, item] of items.entries()) {
    if (item.page === page) {
      const previous = items[index - 1];
      const next = items[index + 1];
      return {
        trail: [item],
        section: item.children.length > 0 ? item.children : items,
        ...(previous && { previous }),
        ...(next && { next }),
      };
    }
    const below = findPlace(item.children, page);
    if (below !== undefined) return { ...below, trail: [item, ...below.trail] };
  }
  return undefined;
}
