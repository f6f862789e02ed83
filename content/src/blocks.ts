export type Blocks = readonly Block[];

/** The text of a page as data: the web renders it without a Markdown parser in the browser. */
export type Block =
  | {
      readonly type: "heading";
      readonly level: 2 | 3;
      readonly id: string;
      readonly children: Inline[];
    }
  | { readonly type: "paragraph"; readonly children: Inline[] }
  | { readonly type: "list"; readonly ordered: boolean; readonly items: Block[][] }
  | { readonly type: "table"; readonly head: Inline[][]; readonly rows: Inline[][][] }
  | { readonly type: "note"; readonly children: Block[] }
  | { readonly type: "picture"; readonly picture: Picture };

export type Inline =
  | { readonly type: "text" | "code"; readonly text: string }
  | { readonly type: "strong" | "emphasis"; readonly children: Inline[] }
  | { readonly type: "link"; readonly to: string; readonly children: Inline[] };

export interface Picture {
  /** The width of the largest file, in pixels. */
  readonly width: number;
  /** The height of the largest file, in pixels. */
  readonly height: number;
  readonly alt: string;
  readonly caption?: string;
  readonly sources: readonly PictureSource[];
}

export interface PictureSource {
  readonly url: string;
  readonly width: number;
}

export function readText(blocks: readonly Block[]): string {
  return blocks.map(readBlock).join(" ");
}

function readBlock(block: Block): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return readInlines(block.children);
    case "list":
      return block.items.map(readText).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(readInlines).join(" ");
    case "note":
      return readText(block.children);
    case "picture":
      return block.picture.caption ?? "";
  }
}

export function readInlines(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => ("text" in inline ? inline.text : readInlines(inline.children)))
    .join("");
}

/** Lists the addresses that a text links to. */
export function listLinks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case "heading":
      case "paragraph":
        return listInlineLinks(block.children);
      case "list":
        return block.items.flatMap(listLinks);
      case "table":
        return [block.head, ...block.rows].flat().flatMap(listInlineLinks);
      case "note":
        return listLinks(block.children);
      case "picture":
        return [];
    }
  });
}

function listInlineLinks(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if ("text" in inline) return [];
    const inner = listInlineLinks(inline.children);
    return inline.type === "link" ? [inline.to, ...inner] : inner;
  });
}
