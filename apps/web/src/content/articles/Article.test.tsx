// @vitest-environment jsdom
import type { Block, Inline } from "@photomap/content/blocks";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { Article } from "./Article.tsx";

const text = (value: string): Inline => ({ type: "text", text: value });
const paragraph = (...children: Inline[]): Block => ({ type: "paragraph", children });

function show(...blocks: Block[]): void {
  renderPage([{ path: "/", element: <Article blocks={blocks} /> }]);
}

it("has headings of both levels, which links lead to", () => {
  show(
    { type: "heading", level: 2, id: "scale", children: [text("Scale")] },
    { type: "heading", level: 3, id: "paper", children: [text("Paper")] },
  );
  expect(screen.getByRole("heading", { level: 2, name: "Scale" }).id).toBe("scale");
  expect(screen.getByRole("heading", { level: 3, name: "Paper" }).id).toBe("paper");
});

it("writes texts as they are, with emphasis and code", () => {
  show(
    paragraph(
      text("<b>Choose</b> "),
      { type: "strong", children: [text("100 %")] },
      { type: "emphasis", children: [text("only")] },
      { type: "code", text: "Ctrl+P" },
    ),
  );
  expect(screen.getByText("<b>Choose</b>")).toBeDefined();
  expect(screen.getByRole("strong").textContent).toBe("100 %");
  expect(screen.getByRole("emphasis").textContent).toBe("only");
  expect(screen.getByRole("code").textContent).toBe("Ctrl+P");
});

it("links to pages of this site and to others", () => {
  const link = (to: string): Inline => ({ type: "link", to, children: [text(to)] });
  show(paragraph(link("/help/paper"), link("mailto:support@photomap.example")));
  const links = screen.getAllByRole("link").map((element) => element.getAttribute("href"));
  expect(links).toEqual(["/help/paper", "mailto:support@photomap.example"]);
});

it("lets its caller replace links to pages of this site only", () => {
  const link = (to: string): Inline => ({ type: "link", to, children: [text("more")] });
  const blocks = [paragraph(link("/help/paper"), link("https://usps.example"))];
  const renderLink = (to: string) => <button type="button">{to}</button>;
  renderPage([{ path: "/", element: <Article blocks={blocks} renderLink={renderLink} /> }]);
  expect(screen.getByRole("button", { name: "/help/paper" })).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://usps.example");
});

it("numbers the items of an ordered list, and nests lists", () => {
  const inner: Block = { type: "list", ordered: false, items: [[paragraph(text("A4"))]] };
  const items = [[paragraph(text("Print"))], [paragraph(text("Cut")), inner]];
  show({ type: "list", ordered: true, items });
  const [outer, nested] = screen.getAllByRole("list");
  expect([outer?.tagName, nested?.tagName]).toEqual(["OL", "UL"]);
  const listed = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(listed).toEqual(["Print", "CutA4", "A4"]);
});

it("has tables that the keyboard can scroll, and notes", () => {
  const cells = (...values: string[]) => values.map((value) => [text(value)]);
  show(
    { type: "table", head: cells("Paper", "Width"), rows: [cells("Letter", "8.5 in")] },
    { type: "note", children: [paragraph(text("Measure one sheet."))] },
  );
  const group = screen.getByRole("group", { name: "Table: Paper, Width" });
  expect(group.tabIndex).toBe(0);
  const headers = within(group).getAllByRole("columnheader");
  expect(headers.map((header) => header.textContent)).toEqual(["Paper", "Width"]);
  expect(within(group).getByRole("cell", { name: "8.5 in" })).toBeDefined();
  expect(screen.getByRole("note").textContent).toBe("Measure one sheet.");
});

it("shows a picture in the file that fits the screen, with its caption", () => {
  const sources = [480, 960].map((width) => ({ url: `/content/dialog-${width}.webp`, width }));
  const size = { width: 960, height: 540 };
  const picture = { ...size, alt: "The dialog", caption: "Choose 100 %.", sources };
  show({ type: "picture", picture });
  const image = screen.getByRole<HTMLImageElement>("img", { name: "The dialog" });
  expect(image.srcset).toBe("/content/dialog-480.webp 480w, /content/dialog-960.webp 960w");
  expect([image.width, image.height]).toEqual([960, 540]);
  expect(screen.getByRole("figure").textContent).toBe("Choose 100 %.");
});
