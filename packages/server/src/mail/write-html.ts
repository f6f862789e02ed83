import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent, MailRow } from "./mail-content.ts";
import { createMailStyles } from "./mail-styles.ts";

type Styles = ReturnType<typeof createMailStyles>;

/** Node runs no JSX, and one page does not earn a build step: its elements are made by hand. */
export function writeHtml(content: MailContent, brand: MailBrand): string {
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
        writeFooter(brand, styles),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

function writeFooter(brand: MailBrand, styles: Styles): ReactElement {
  const host = new URL(brand.url).host;
  const link = h("a", { href: brand.url, style: { color: brand.accentDeep } }, host);
  return h("p", { style: styles.footer }, `${brand.name}, `, link);
}

function writeBlock(block: MailBlock, styles: Styles): ReactElement {
  switch (block.kind) {
    case "text":
      return h("p", { style: styles.text }, block.text);
    case "note":
      return h("p", { style: styles.note }, block.text);
    case "code":
      return h("p", { style: styles.code }, block.code);
    case "button":
      return h(Button, { href: block.url, style: styles.button }, block.label);
    case "rows":
      return h(
        "table",
        { style: styles.rows },
        h("tbody", null, ...block.rows.map((row) => writeRow(row, styles))),
      );
  }
}

function writeRow({ label, value, isTotal }: MailRow, styles: Styles): ReactElement {
  const weight = { fontWeight: isTotal ? 600 : 400 };
  return h(
    "tr",
    null,
    h("th", { scope: "row", style: { ...styles.label, ...weight } }, label),
    h("td", { style: { ...styles.value, ...weight } }, value),
  );
}
