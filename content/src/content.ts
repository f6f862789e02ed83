import type { Block, Picture } from "./blocks.ts";
import type { NavigationItem } from "./navigation.ts";
import type { PictureFiles } from "./pictures.ts";

/** A page of text, from the help or the site. */
export interface Page {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** A day, YYYY-MM-DD. */
  readonly updated: string;
  readonly blocks: readonly Block[];
}

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** A day, YYYY-MM-DD. */
  readonly publishedAt: string;
  readonly author: { readonly name: string; readonly slug: string };
  /** The wide picture above the text, 1200 by 400 pixels. */
  readonly picture: Picture;
  /** The picture in the list of posts, 512 by 512 pixels. */
  readonly card: Picture;
  /** The picture in link previews, 1200 by 630 pixels. */
  readonly share: PictureFiles;
  readonly blocks: readonly Block[];
}

export const LEGAL_SLUGS = ["privacy", "refunds", "terms"] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

export interface LegalDocument {
  readonly slug: LegalSlug;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** A day, YYYY-MM-DD. */
  readonly effective: string;
  readonly blocks: readonly Block[];
}

export interface ContactField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "select" | "file";
  readonly required: boolean;
  /** The options of a select; empty for other types. */
  readonly options: readonly string[];
}

export interface ContactQuestion {
  readonly category: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly messageLabel: string;
  readonly fields: readonly ContactField[];
  /** The answer above the form. */
  readonly blocks: readonly Block[];
}

export interface ContactCategory {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly ContactQuestion[];
}

export interface HelpSearchResult {
  readonly page: Page;
  /** The part of the text that contains the words of the query. */
  readonly excerpt: string;
}

/** Everything written for one brand. */
export interface Content {
  readonly help: {
    readonly navigation: readonly NavigationItem[];
    readonly pages: ReadonlyMap<string, Page>;
    /** Searches all pages except hidden ones. */
    readonly search: (query: string) => HelpSearchResult[];
  };
  /** Pages of the site that are not in the help. */
  readonly pages: ReadonlyMap<string, Page>;
  /** All posts, the latest first. */
  readonly posts: readonly Post[];
  readonly legal: Readonly<Record<LegalSlug, LegalDocument>>;
  readonly contact: readonly ContactCategory[];
}

export function findQuestion(
  { contact }: Content,
  category: string,
  question: string,
): ContactQuestion | undefined {
  return contact
    .find(({ slug }) => slug === category)
    ?.questions.find(({ slug }) => slug === question);
}
