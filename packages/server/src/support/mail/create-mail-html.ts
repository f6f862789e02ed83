import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { type CSSProperties, createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailBrand } from "./mail-brand.ts";
import {
  type MailBlock,
  type MailContent,
  type MailTableRow,
  UNSUBSCRIBE_LABEL,
} from "./mail-content.ts";

/**
 * Writes a mail as HTML without JSX: Node does not run it, and one page does not justify a build
 * step.
 */
export function createMailHtml(content: MailContent, brand: MailBrand): string {
  const styles = createMailStyles(brand);
  const page = h(
    Html,
    { lang: "en" },
    h(
      Head,
      null,
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light" }),
      h("title", null, content.subject),
    ),
    h(Preview, null, content.preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.container },
        h("p", { style: styles.brand }, brand.name),
        h(
          Section,
          { style: styles.card },
          h("h1", { style: styles.heading }, content.heading),
          ...content.blocks.map((block) => writeBlock(block, styles)),
        ),
        writeFooter(content, brand, styles),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

function writeFooter(
  { unsubscribeUrl }: MailContent,
  brand: MailBrand,
  styles: Styles,
): ReactElement {
  const writeLink = (href: string, label: string) =>
    h("a", { href, style: { color: brand.accentDeep } }, label);
  const home = writeLink(brand.url, new URL(brand.url).host);
  if (unsubscribeUrl === undefined)
    return h("p", { style: styles.footer }, `${brand.name}, `, home);
  const unsubscribe = writeLink(unsubscribeUrl, UNSUBSCRIBE_LABEL);
  return h("p", { style: styles.footer }, `${brand.name}, `, home, h("br"), unsubscribe);
}

function writeBlock(block: MailBlock, styles: Styles): ReactElement {
  switch (block.kind) {
    case "text":
      return h("p", { style: styles.text }, block.text);
    case "quote":
      return h("p", { style: { ...styles.text, whiteSpace: "pre-line" } }, block.text);
    case "note":
      return h("p", { style: styles.note }, block.text);
    case "code":
      return h("p", { style: styles.code }, block.code);
    case "table":
      return h(
        "table",
        { style: styles.table, role: "presentation", cellPadding: 0, cellSpacing: 0 },
        h("tbody", null, ...block.rows.flatMap((row) => writeRow(row, styles))),
      );
    case "button":
      return h(Button, { href: block.url, style: styles.button }, block.label);
  }
}

function writeRow(row: MailTableRow, styles: Styles): ReactElement[] {
  const { label, details = [], value, picture, isTotal = false } = row;
  const cell = isTotal ? { ...styles.cell, fontWeight: 600 } : styles.cell;
  const text = h(
    "tr",
    null,
    h(
      "td",
      { style: cell },
      label,
      ...details.map((detail, i) => h("div", { key: i, style: styles.detail }, detail)),
    ),
    h("td", { style: { ...cell, textAlign: "right", whiteSpace: "nowrap" } }, value),
  );
  return picture === undefined ? [text] : [writePicture(picture, styles), text];
}

function writePicture(
  { url, alt }: NonNullable<MailTableRow["picture"]>,
  styles: Styles,
): ReactElement {
  const image = h("img", { src: url, alt, width: PICTURE_WIDTH_PX, style: styles.picture });
  return h("tr", null, h("td", { colSpan: 2, style: styles.pictureCell }, image));
}

/** The width of the card's content. Outlook reads it from the attribute alone. */
const PICTURE_WIDTH_PX = 496;
const INK = "#1F2A37";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";

type Styles = Readonly<Record<StyleName, CSSProperties>>;
type StyleName =
  | "body"
  | "container"
  | "brand"
  | "card"
  | "heading"
  | "text"
  | "note"
  | "code"
  | "table"
  | "cell"
  | "detail"
  | "pictureCell"
  | "picture"
  | "button"
  | "footer";

/** Inline styles: many mail clients drop style sheets. */
function createMailStyles(brand: MailBrand): Styles {
  return {
    body: {
      margin: 0,
      padding: "32px 12px",
      backgroundColor: "#F1EBE0",
      fontFamily: SANS,
      color: INK,
    },
    container: { maxWidth: 560 },
    brand: {
      margin: "0 0 16px 8px",
      paddingLeft: 12,
      borderLeft: `6px solid ${brand.accent}`,
      fontFamily: SERIF,
      fontSize: 22,
      lineHeight: "26px",
    },
    card: { padding: "36px 32px", backgroundColor: "#FFFEFB", borderRadius: 16 },
    heading: {
      margin: "0 0 16px",
      fontFamily: SERIF,
      fontWeight: 500,
      fontSize: 30,
      lineHeight: "34px",
    },
    text: { margin: "0 0 20px", fontSize: 16, lineHeight: "25px" },
    note: { margin: 0, color: "#4B5563", fontSize: 14, lineHeight: "21px" },
    code: {
      margin: "0 0 20px",
      padding: "18px 0 18px 10px",
      borderRadius: 12,
      backgroundColor: brand.accentWash,
      color: brand.onAccentWash,
      fontSize: 34,
      fontWeight: 600,
      letterSpacing: 10,
      lineHeight: "40px",
      textAlign: "center",
    },
    table: { width: "100%", margin: "0 0 24px", borderCollapse: "collapse" },
    cell: {
      padding: "10px 0",
      borderBottom: "1px solid #E7E0D3",
      fontSize: 15,
      lineHeight: "22px",
      verticalAlign: "top",
      textAlign: "left",
    },
    detail: { color: "#4B5563", fontSize: 13, lineHeight: "19px", fontWeight: 400 },
    pictureCell: { padding: "4px 0 6px" },
    // While the picture is not shown, its text looks like a detail.
    picture: {
      display: "block",
      width: "100%",
      maxWidth: PICTURE_WIDTH_PX,
      height: "auto",
      border: 0,
      borderRadius: 12,
      color: "#4B5563",
      fontSize: 13,
    },
    button: {
      margin: "0 0 24px",
      padding: "14px 26px",
      borderRadius: 12,
      borderBottom: `2px solid ${brand.accentEdge}`,
      backgroundColor: brand.accent,
      color: INK,
      fontSize: 16,
      fontWeight: 600,
      textDecoration: "none",
    },
    footer: { margin: "20px 8px 0", color: "#666055", fontSize: 13, lineHeight: "20px" },
  };
}
