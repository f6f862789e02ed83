import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { HelpSlug } from "./help-panel-store.ts";

/** A record, so that the compiler finds a page that is missing here. */
const PAGES: Readonly<Record<HelpSlug, true>> = {
  cart: true,
  "edit-your-map": true,
  "order-stickers": true,
  "pick-up-at-walgreens": true,
  "place-a-photo": true,
  "print-at-home": true,
  "print-your-map": true,
  "shared-map-page": true,
  "suggest-photos": true,
};

it.each(Object.keys(PAGES))("the help has the page %s", (slug) => {
  const file = new URL(`../../../../../content/help/${slug}.md`, import.meta.url);
  expect(existsSync(file)).toBe(true);
});
