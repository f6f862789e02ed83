import type { BrandId } from "@photomap/design";

interface ShopTexts {
  /** The two parts of the headline; the second is in italics. */
  readonly headline: readonly [string, string];
  readonly lead: string;
  /** The description of the shop for search engines. */
  readonly description: string;
}

export const SHOP_TEXTS: Readonly<Record<BrandId, ShopTexts>> = {
  pm: {
    headline: ["Your map, made", "for the wall."],
    lead: "Framed maps, wall hangings, stickers and the parts that go with them. Cut, printed and packed by hand in Michigan.",
    description:
      "Photo maps of the states, the world and your home state: framed, as wall hangings and as stickers. Made in Michigan from your photos.",
  },
  tbl: {
    headline: ["A map for", "every mile."],
    lead: "Maps for the RV and for the wall, stickers for each stop, and the parts that go with them. Made by hand in Michigan.",
    description:
      "Travel maps for the RV and the wall, filled with your own photos, state by state. Made in Michigan.",
  },
};
