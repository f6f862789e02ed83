import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Picture } from "./blocks.ts";
import {
  type ContactCategory,
  type ContactQuestion,
  type Content,
  type LegalDocument,
  type LegalSlug,
  type Page,
  type Post,
} from "./content.ts";
import {
  legalMatter,
  pageMatter,
  parseFrontMatter,
  postMatter,
  questionMatter,
} from "./front-matter.ts";
import { HelpSearch } from "./help-search.ts";
import { listPages, listVisible, parseNavigation } from "./navigation.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { type PictureFiles, readPictures } from "./pictures.ts";

/** What replaces the placeholders {brand}, {supportEmail}, {companyName} and {companyAddress}. */
export interface ContentBrand {
  readonly name: string;
  readonly supportEmail: string;
  /** The legal name of the company that runs the site. */
  readonly companyName: string;
  /** The company's mailing address in one line. */
  readonly companyAddress: string;
}

const FOLDER = new URL("../", import.meta.url);
export const PICTURES_FOLDER = new URL("pictures/", FOLDER);

/** Reads all texts for one brand; throws with the name of the first file that is not valid. */
export function readContent(brand: ContentBrand): Content {
  return new ContentReader(brand).read();
}

class ContentReader {
  readonly #brand: ContentBrand;
  readonly #pictures = readPictures(PICTURES_FOLDER);

  constructor(brand: ContentBrand) {
    this.#brand = brand;
  }

  read(): Content {
    const navigation = parseNavigation(this.#readYaml("help/navigation.yaml"));
    const pages = new Map(
      this.#listSlugs("help/").map((slug) => [slug, this.#readPage("help/", slug)]),
    );
    const visible = listPages(listVisible(navigation)).flatMap((slug) => pages.get(slug) ?? []);
    const search = new HelpSearch(visible);
    return {
      help: { navigation, pages, search: (query) => search.search(query) },
      pages: new Map(
        this.#listSlugs("pages/").map((slug) => [slug, this.#readPage("pages/", slug)]),
      ),
      posts: this.#listSlugs("blog/")
        .map((slug) => this.#readPost(slug))
        .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
      legal: {
        privacy: this.#readLegal("privacy"),
        refunds: this.#readLegal("refunds"),
        terms: this.#readLegal("terms"),
      },
      contact: this.#readContact(),
    };
  }

  #readPage(folder: string, slug: string): Page {
    const { matter, blocks } = this.#readDocument(`${folder}${slug}.md`, pageMatter);
    return { slug, ...matter, blocks };
  }

  #readPost(slug: string): Post {
    const { matter, blocks } = this.#readDocument(`blog/${slug}.md`, postMatter);
    const { picture, alt, ...rest } = matter;
    const find = (name: string) => requireFound(this.#pictures.get(name), `blog/${slug}.md`, name);
    const describe = (name: string): Picture => ({ ...find(name), alt });
    return {
      slug,
      ...rest,
      picture: describe(picture),
      card: describe(`${picture}-card`),
      share: find(`${picture}-share`),
      blocks,
    };
  }

  #readLegal(slug: LegalSlug): LegalDocument {
    const { matter, blocks } = this.#readDocument(`legal/${slug}.md`, legalMatter);
    return { slug, ...matter, blocks };
  }

  #readContact(): ContactCategory[] {
    const categories = contactTree.parse(this.#readYaml("contact/contact.yaml"));
    return categories.map(({ questions, ...category }) => ({
      ...category,
      questions: questions.map((slug): ContactQuestion => {
        const path = `contact/${category.slug}/${slug}.md`;
        const { matter, blocks } = this.#readDocument(path, questionMatter);
        return { category: category.slug, slug, ...matter, blocks };
      }),
    }));
  }

  #readDocument<Matter>(path: string, schema: z.ZodType<Matter>) {
    try {
      const { matter, body } = parseFrontMatter(this.#readText(path), schema);
      return { matter, blocks: parseMarkdown(body, (name) => this.#pictures.get(name)) };
    } catch (error) {
      throw new Error(`content/${path} is not valid`, { cause: error });
    }
  }

  #readYaml(path: string): unknown {
    return parse(this.#readText(path));
  }

  #readText(path: string): string {
    return readFileSync(new URL(path, FOLDER), "utf8")
      .replaceAll("{brand}", this.#brand.name)
      .replaceAll("{supportEmail}", this.#brand.supportEmail)
      .replaceAll("{companyName}", () => this.#brand.companyName)
      .replaceAll("{companyAddress}", () => this.#brand.companyAddress);
  }

  #listSlugs(folder: string): string[] {
    return readdirSync(new URL(folder, FOLDER)).flatMap((file) =>
      file.endsWith(".md") ? [file.slice(0, -".md".length)] : [],
    );
  }
}

const contactTree = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z-]+$/),
    title: z.string(),
    description: z.string(),
    questions: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
  }),
);

function requireFound(picture: PictureFiles | undefined, path: string, name: string): PictureFiles {
  if (picture === undefined) throw new Error(`The picture ${name} of content/${path} is missing`);
  return picture;
}
