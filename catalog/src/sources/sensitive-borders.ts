import type { Extent } from "../region.ts";

/** The way a disputed border is drawn; the source, Natural Earth, shows de facto control. */
export type BorderRule =
  | { readonly kind: "JOIN"; readonly sourceNames: readonly string[]; readonly to: string }
  | { readonly kind: "OWN"; readonly sourceName: string; readonly id: string }
  | { readonly kind: "LEAVE_OUT"; readonly sourceName: string }
  | {
      readonly kind: "MOVE_PART";
      readonly from: string;
      readonly to: string;
      /** The limits in degrees within which the part's middle lies: west, south, east, north. */
      readonly within: Extent;
    }
  | { readonly kind: "AS_SOURCE" };

export interface SensitiveBorder {
  readonly area: string;
  readonly rule: BorderRule;
  readonly note: string;
}

/** All choices about disputed borders. Review them before adding a map that shows another one. */
export const SENSITIVE_BORDERS: readonly SensitiveBorder[] = [
  {
    area: "Crimea",
    rule: { kind: "MOVE_PART", from: "RU", to: "UA", within: [32, 44, 37, 47] },
    note: "The source draws it with Russia, which holds it; the United Nations (resolution 68/262) and most states count it to Ukraine, and so do we.",
  },
  {
    area: "Somaliland",
    rule: { kind: "JOIN", sourceNames: ["Somaliland"], to: "SO" },
    note: "Governs itself; no member of the United Nations had recognized it when this was reviewed. Shown with Somalia.",
  },
  {
    area: "Northern Cyprus",
    rule: { kind: "JOIN", sourceNames: ["N. Cyprus"], to: "CY" },
    note: "Recognized by Türkiye alone. Shown with Cyprus.",
  },
  {
    area: "The buffer zone and the British bases of Cyprus",
    rule: {
      kind: "JOIN",
      sourceNames: ["Cyprus U.N. Buffer Zone", "Akrotiri", "Dhekelia"],
      to: "CY",
    },
    note: "Areas of their own in the finer source alone. Found as Cyprus, whose drawn outline contains them.",
  },
  {
    area: "Baikonur",
    rule: { kind: "JOIN", sourceNames: ["Baikonur"], to: "KZ" },
    note: "Leased by Russia, a part of Kazakhstan; an area of its own in the finer source alone.",
  },
  {
    area: "Guantanamo Bay",
    rule: { kind: "JOIN", sourceNames: ["USNB Guantanamo Bay"], to: "CU" },
    note: "Leased by the United States, a part of Cuba; an area of its own in the finer source alone.",
  },
  {
    area: "Kosovo",
    rule: { kind: "OWN", sourceName: "Kosovo", id: "XK" },
    note: "Recognized by about half of the United Nations. Its own region; the code XK is the customary one, as ISO has none.",
  },
  {
    area: "Siachen Glacier",
    rule: { kind: "LEAVE_OUT", sourceName: "Siachen Glacier" },
    note: "Claimed by India and Pakistan; too small for an opening, so left blank.",
  },
  {
    area: "British Indian Ocean Territory and the Ashmore Islands",
    rule: { kind: "LEAVE_OUT", sourceName: "Indian Ocean Ter." },
    note: "Not drawn: smaller than the line of a knife.",
  },
  {
    area: "Western Sahara",
    rule: { kind: "AS_SOURCE" },
    note: "A region of its own in the geography. Its opening is shared with Morocco and carries both names, as the line between them is under dispute.",
  },
  {
    area: "Taiwan",
    rule: { kind: "AS_SOURCE" },
    note: "A region of its own on the maps of the world and Asia, and no part of the map of China's provinces.",
  },
  {
    area: "Palestine",
    rule: { kind: "AS_SOURCE" },
    note: "A region of its own in the geography. Where it is too small for a photo, its opening is shared and carries its name.",
  },
  {
    area: "Golan Heights",
    rule: { kind: "AS_SOURCE" },
    note: "Drawn along the line of control. Too small to be told apart at our sizes.",
  },
  {
    area: "Kashmir and Aksai Chin",
    rule: { kind: "AS_SOURCE" },
    note: "Drawn along the lines of control, on the map of India's states too. India's law asks for other lines on maps sold there: do not sell that map in India.",
  },
  {
    area: "Paracel Islands",
    rule: { kind: "AS_SOURCE" },
    note: "In the source with China; left off the map of China's provinces, as the islands are claimed by others.",
  },
  {
    area: "Falkland Islands",
    rule: { kind: "AS_SOURCE" },
    note: "A region of its own on the map of South America, and no part of the map of Argentina's provinces.",
  },
  {
    area: "Abkhazia, South Ossetia and Transnistria",
    rule: { kind: "AS_SOURCE" },
    note: "Shown with Georgia and Moldova.",
  },
];
