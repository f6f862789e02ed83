import { expect, it } from "vitest";
import { listLinks, readText } from "./blocks.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const MAP = { width: 1440, height: 900, sources: [{ url: "/content/map.webp", width: 1440 }] };

const parse = (text: string) => parseMarkdown(text, (name) => (name === "map" ? MAP : undefined));

it("parses text with emphasis, code and links", () => {
  expect(parse("Press **Print** or *read*\n[more](/help/print-at-home) about `PDF`.")).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Press " },
        { type: "strong", children: [{ type: "text", text: "Print" }] },
        { type: "text", text: " or " },
        { type: "emphasis", children: [{ type: "text", text: "read" }] },
        { type: "text", text: " " },
        { type: "link", to: "/help/print-at-home", children: [{ type: "text", text: "more" }] },
        { type: "text", text: " about " },
        { type: "code", text: "PDF" },
        { type: "text", text: "." },
      ],
    },
  ]);
});

it("parses headings with ids, lists, notes and tables", () => {
  const blocks = parse(
    "## What's a *token*?\n\n1. One\n   - inner\n2. Two\n\n> Careful\n\n| Size | Tokens |\n|---|---|\n| Small | 0.5 |\n",
  );
  expect(blocks).toMatchObject([
    { type: "heading", level: 2, id: "whats-a-token" },
    {
      type: "list",
      ordered: true,
      items: [[{ type: "paragraph" }, { type: "list", ordered: false }], [{}]],
    },
    { type: "note", children: [{ type: "paragraph" }] },
    {
      type: "table",
      head: [[{ text: "Size" }], [{ text: "Tokens" }]],
      rows: [[[{ text: "Small" }], [{ text: "0.5" }]]],
    },
  ]);
  expect(readText(blocks)).toBe("What's a token? One inner Two Careful Size Tokens Small 0.5");
});

it("parses a picture with its caption", () => {
  expect(parse('![A map of states](map "Fifty states")')).toEqual([
    { type: "picture", picture: { ...MAP, alt: "A map of states", caption: "Fifty states" } },
  ]);
});

it("lists the links of all blocks", () => {
  const blocks = parse(
    "[a](/a)\n\n- **[b](/b)**\n\n> [c](/c)\n\n| [d](/d) |\n|---|\n| [e](/e) |\n",
  );
  expect(listLinks(blocks)).toEqual(["/a", "/b", "/c", "/d", "/e"]);
});

it.each([
  ["raw HTML", "<script>alert(1)</script>", "html (<script>alert(1)</script>) is not supported"],
  ["HTML within a text", "a <b>c</b>", "html (<b>) is not supported within a text"],
  ["the heading of the page", "# Title", "The heading # Title is not ## or ###"],
  ["a repeated heading", "## A\n\n## A", "The heading ## A is repeated"],
  ["an unknown picture", "![A map](pictures/map)", "The picture pictures/map is missing"],
  ["a picture without alternative text", "![](map)", "The picture map has no alternative text"],
  ["a script as a link", "[a](javascript:alert)", "The link javascript:alert is neither"],
  ["a link to any host", "[a](//evil.example)", "The link //evil.example is neither"],
])("refuses %s", (_name, text, problem) => {
  expect(() => parse(text)).toThrow(problem);
});
