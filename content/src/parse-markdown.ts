import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { type Block, type Inline, type Picture, readInlines } from "./blocks.ts";

/** Finds a picture by name; returns undefined for an unknown one. */
export type FindPicture = (name: string) => Omit<Picture, "alt" | "caption"> | undefined;

/** Parses Markdown into blocks; throws on everything that the pages cannot show. */
export function parseMarkdown(text: string, findPicture: FindPicture): Block[] {
  return new BlockParser(findPicture).parseAll(lexer(text));
}

class BlockParser {
  readonly #findPicture: FindPicture;
  readonly #headingIds = new Set<string>();

  constructor(findPicture: FindPicture) {
    this.#findPicture = findPicture;
  }

  parseAll(tokens: readonly Token[]): Block[] {
    return tokens.filter(isMarkedToken).flatMap((token) => this.#parse(token));
  }

  #parse(token: MarkedToken): Block[] {
    switch (token.type) {
      case "space":
        return [];
      case "heading":
        return [this.#parseHeading(token)];
      case "paragraph":
        return [
          this.#parsePicture(token) ?? { type: "paragraph", children: parseInlines(token.tokens) },
        ];
      // The text of an item of a tight list.
      case "text":
        return [{ type: "paragraph", children: parseInlines(token.tokens ?? [token]) }];
      case "list": {
        const items = token.items.map((item) => this.parseAll(item.tokens));
        return [{ type: "list", ordered: token.ordered, items }];
      }
      case "blockquote":
        return [{ type: "note", children: this.parseAll(token.tokens) }];
      case "table":
        return [parseTable(token)];
      default:
        throw new Error(`${describe(token)} is not supported`);
    }
  }

  #parseHeading({ depth, tokens, raw }: Tokens.Heading): Block {
    if (depth !== 2 && depth !== 3) throw new Error(`The heading ${raw.trim()} is not ## or ###`);
    const children = parseInlines(tokens);
    const id = createHeadingId(readInlines(children));
    if (this.#headingIds.has(id)) throw new Error(`The heading ${raw.trim()} is repeated`);
    this.#headingIds.add(id);
    return { type: "heading", level: depth, id, children };
  }

  /** Returns the picture of a paragraph that has nothing else, otherwise undefined. */
  #parsePicture({ tokens }: Tokens.Paragraph): Block | undefined {
    const [image, ...others] = tokens.filter(isMarkedToken);
    if (image?.type !== "image" || others.length > 0) return undefined;
    const { href, text: alt, title } = image;
    const picture = this.#findPicture(href);
    if (picture === undefined) throw new Error(`The picture ${href} is missing`);
    if (alt === "") throw new Error(`The picture ${href} has no alternative text`);
    return { type: "picture", picture: { ...picture, alt, ...(title ? { caption: title } : {}) } };
  }
}

function parseTable({ header, rows }: Tokens.Table): Block {
  const parseRow = (cells: readonly Tokens.TableCell[]) =>
    cells.map(({ tokens }) => parseInlines(tokens));
  return { type: "table", head: parseRow(header), rows: rows.map(parseRow) };
}

function parseInlines(tokens: readonly Token[]): Inline[] {
  return tokens.filter(isMarkedToken).map((token): Inline => {
    switch (token.type) {
      case "text":
      case "escape":
        return { type: "text", text: token.text.replaceAll("\n", " ") };
      case "codespan":
        return { type: "code", text: token.text };
      case "strong":
        return { type: "strong", children: parseInlines(token.tokens) };
      case "em":
        return { type: "emphasis", children: parseInlines(token.tokens) };
      case "link":
        return {
          type: "link",
          to: requireSafeUrl(token.href),
          children: parseInlines(token.tokens),
        };
      default:
        throw new Error(`${describe(token)} is not supported within a text`);
    }
  });
}

/** Narrows the type: marked creates no other tokens without extensions. */
function isMarkedToken(_token: Token): _token is MarkedToken {
  return true;
}

function describe({ type, raw }: MarkedToken): string {
  return `${type} (${raw.trim()})`;
}

/** Matches paths and anchors of this site, secure addresses and mail addresses. */
const SAFE_URL = /^(\/(?!\/)|https:\/\/|mailto:|#)/;

function requireSafeUrl(url: string): string {
  if (!SAFE_URL.test(url)) {
    throw new Error(`The link ${url} is neither a path nor a secure address`);
  }
  return url;
}

function createHeadingId(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .match(/[a-z0-9]+/g);
  return words?.join("-") ?? "section";
}
