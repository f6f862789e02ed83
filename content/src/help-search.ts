import MiniSearch from "minisearch";
import { readText } from "./blocks.ts";
import type { HelpSearchResult, Page } from "./content.ts";

const MAX_RESULTS = 20;
const EXCERPT_LENGTH = 160;
/** The share of a word's letters that may differ. */
const MAX_DIFFERENCE = 0.25;
/** Words of this length and shorter must match exactly: too many others are one letter away. */
const EXACT_LENGTH = 3;
/** Words that say nothing about the subject. */
const STOP_WORDS = new Set(
  "a an and are at be can do does for from how i in is it me my of on or the to what when where why with you your".split(
    " ",
  ),
);

/** Finds pages by words, by their beginnings and with typing errors. */
export class HelpSearch {
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #texts = new Map<string, string>();
  readonly #index = new MiniSearch<{
    id: string;
    title: string;
    description: string;
    text: string;
  }>({
    fields: ["title", "description", "text"],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return STOP_WORDS.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 6, description: 2 },
      prefix: (term) => term.length > EXACT_LENGTH,
      fuzzy: (term) => (term.length > EXACT_LENGTH ? MAX_DIFFERENCE : false),
      combineWith: "AND",
    },
  });

  constructor(pages: readonly Page[]) {
    this.#pages = new Map(pages.map((page) => [page.slug, page]));
    for (const { slug, title, description, blocks } of pages) {
      const text = readText(blocks);
      this.#texts.set(slug, text);
      this.#index.add({ id: slug, title, description, text });
    }
  }

  /** Finds the pages with all words, or with some of them when no page has all. */
  search(query: string): HelpSearchResult[] {
    const all = this.#index.search(query);
    const found = all.length > 0 ? all : this.#index.search(query, { combineWith: "OR" });
    return found.slice(0, MAX_RESULTS).flatMap(({ id, terms }) => {
      const page = this.#pages.get(String(id));
      return page === undefined ? [] : [{ page, excerpt: this.#createExcerpt(page, terms) }];
    });
  }

  /** Starts at the sentence with the first match; the description when only the title matches. */
  #createExcerpt({ slug, description }: Page, terms: readonly string[]): string {
    const text = this.#texts.get(slug) ?? "";
    const lower = text.toLowerCase();
    const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
    if (places.length === 0) return description;
    const start = text.lastIndexOf(". ", Math.min(...places)) + 1;
    const part = text.slice(start).trim();
    if (part.length <= EXCERPT_LENGTH) return part;
    return `${part.slice(0, part.lastIndexOf(" ", EXCERPT_LENGTH))} …`;
  }
}
