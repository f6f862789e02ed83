import type { Drawing } from "./picture.ts";
import { priceHangerBars } from "./prices.ts";
import type { Option, TextField } from "./product.ts";

/** A product without a map, with a drawn picture. */
export interface Accessory {
  readonly handle: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly facts?: readonly string[];
  readonly tags: readonly string[];
  readonly drawing: Drawing;
  readonly altText: string;
  readonly option?: Option;
  readonly textFields?: readonly TextField[];
  /** Returns the price in cents for a value of the option. */
  readonly price: (value: string) => number;
  /** Returns the number of items on the shelf for a value of the option. */
  readonly stock: (value: string) => number;
}

const BAR_INCHES = ["16 in", "18 in", "24 in", "30 in", "32 in", "36 in", "48 in"];

export const ACCESSORIES: readonly Accessory[] = [
  {
    handle: "pine-hanger-bars",
    title: "Pine Hanger Bars",
    sentences: [
      "Two pairs of pine bars hold a print between strong magnets, and a cotton cord hangs it from a single nail.",
      "Choose the width of your print; no tools, no holes, and the print comes out again in seconds.",
    ],
    facts: ["Solid pine, oiled, 1 in high", "Eight magnets per pair", "Cotton cord included"],
    tags: ["hanger bars", "poster hanger", "magnetic", "wood", "hanging"],
    drawing: "hanger-bars",
    altText: "Two pairs of pine hanger bars with a cotton cord",
    option: { name: "Width", values: BAR_INCHES },
    price: (value) => priceHangerBars(Number.parseInt(value, 10)),
    stock: (value) => (value === "48 in" ? 8 : 40),
  },
  {
    handle: "grommet-kit",
    title: "Grommet Kit",
    sentences: [
      "Twelve metal grommets and the setting tool to put them in, for prints that hang in a camper, a classroom or on a fence.",
      "All you add is a hammer.",
    ],
    facts: ["Twelve grommets, 3/4 in", "Setting tool and punch", "Rust-free"],
    tags: ["grommets", "eyelets", "hanging", "tool"],
    drawing: "grommet-kit",
    altText: "Metal grommets beside their setting tool",
    option: { name: "Finish", values: ["Silver", "Brass"] },
    price: () => 14_00,
    stock: (value) => (value === "Brass" ? 25 : 60),
  },
  {
    handle: "hanging-kit",
    title: "Frame Hanging Kit",
    sentences: [
      "Everything that goes between a heavy frame and the wall: D-rings, braided wire, two hooks and a paper template with a level line.",
      "Holds up to 50 pounds, so the largest map stays where you put it.",
    ],
    tags: ["hanging", "wire", "hooks", "d-rings", "hardware"],
    drawing: "hanging-kit",
    altText: "D-rings, picture wire and wall hooks",
    price: () => 9_00,
    stock: () => 80,
  },
  {
    handle: "mounting-putty",
    title: "Mounting Putty",
    sentences: [
      "Small squares of putty that hold prints and stickers on painted walls, doors and glass without a nail.",
      "They come off by hand and leave nothing behind.",
    ],
    facts: ["72 squares", "Removable and reusable"],
    tags: ["putty", "adhesive", "removable", "renters", "hanging"],
    drawing: "mounting-putty",
    altText: "A sheet of mounting putty with two squares peeled off",
    price: () => 5_00,
    stock: () => 120,
  },
  {
    handle: "push-pin-set",
    title: "Push-Pin Set",
    sentences: [
      "Forty pins with round heads to mark where you've been, where you live and where you want to go.",
      "Short enough for canvas, sharp enough for cork.",
    ],
    facts: ["40 pins in a tin", "Heads 1/4 in wide"],
    tags: ["push pins", "map pins", "pins", "markers", "travel"],
    drawing: "push-pins",
    altText: "Round push pins in brass, steel and walnut",
    option: { name: "Heads", values: ["Brass", "Steel", "Walnut"] },
    price: (value) => (value === "Walnut" ? 14_00 : 12_00),
    stock: (value) => ({ Brass: 50, Steel: 35 })[value] ?? 0,
  },
  {
    handle: "craft-knife",
    title: "Craft Knife with Five Blades",
    sentences: [
      "The knife we use for our own mats: a slim aluminum handle and blades that follow a coastline.",
      "For everyone who prints photos at home and cuts them to the shape of the state.",
    ],
    facts: ["Five No. 11 blades", "Safety cap", "Aluminum handle with a soft grip"],
    tags: ["craft blade", "knife", "cutting", "tool", "scrapbook"],
    drawing: "craft-knife",
    altText: "A craft knife with spare blades",
    price: () => 11_00,
    stock: () => 45,
  },
  {
    handle: "cleaning-cloth",
    title: "Acrylic Cleaning Cloth",
    sentences: [
      "A microfiber cloth that takes dust and fingerprints off acrylic without scratching it.",
      "Glass cleaner clouds acrylic for good, so this and a little water is all it should ever see.",
    ],
    tags: ["cleaning", "microfiber", "cloth", "acrylic", "care"],
    drawing: "cleaning-cloth",
    altText: "A folded microfiber cloth",
    price: () => 6_00,
    stock: () => 3,
  },
  {
    handle: "engraved-plaque",
    title: "Engraved Brass Plaque",
    sentences: [
      "A small brass plaque for the lower rail of your frame, engraved with a name, a date or both.",
      "Write your text here and see how it will look; we engrave it and pack it with two brass screws.",
    ],
    facts: ["Solid brass, 3 in wide and 1 in high", "Engraved to order in Michigan"],
    tags: ["plaque", "engraved", "personalized", "name", "date", "gift", "brass"],
    drawing: "engraved-plaque",
    altText: "An engraved brass plaque with two screws",
    textFields: [
      { key: "First line", maxLength: 24, isRequired: true, example: "Our Family Road Trips" },
      { key: "Second line", maxLength: 32, isRequired: false, example: "2016 to 2026" },
    ],
    price: () => 19_00,
    stock: () => 150,
  },
  {
    handle: "gift-wrap",
    title: "Gift Wrap",
    sentences: [
      "We wrap your map in heavy paper with a cotton ribbon and leave the prices out of the box.",
      "Add a gift note to the map, and we'll write it on a card and put it under the ribbon.",
    ],
    tags: ["gift", "gift wrap", "ribbon", "present", "wedding"],
    drawing: "gift-wrap",
    altText: "A flat package in brown paper with a ribbon",
    option: { name: "Ribbon", values: ["Sage", "Ink", "Terracotta"] },
    price: () => 8_00,
    stock: () => 200,
  },
];
