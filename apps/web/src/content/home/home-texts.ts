import type { BrandId } from "@photomap/design";

interface HomeTexts {
  /** The headline, whose second part is set in italics. */
  readonly headline: readonly [words: string, last: string];
  readonly lead: string;
  readonly description: string;
}

export const HOME_TEXTS: Record<BrandId, HomeTexts> = {
  pm: {
    headline: ["Every place you’ve been,", "together."],
    lead: "Fill each state with your own photos, let the family add theirs, and hang the whole story on one wall.",
    description:
      "Fill the states, counties or countries of a map with your own photos, then print it or hang it framed.",
  },
  tbl: {
    headline: ["Once around the country,", "remembered."],
    lead: "Put a photo in every state the road takes you through, and bring the whole loop home to one wall.",
    description:
      "A photo map of your road trip: fill each state on the loop with your own photos, then print it or hang it framed.",
  },
};
