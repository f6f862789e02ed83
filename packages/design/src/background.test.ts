import { expect, it } from "vitest";
import {
  findBackground,
  listBackgrounds,
  MATBOARD_COLORS,
  resolveBackground,
} from "./background.ts";

const design = {
  backgroundOptions: [
    { id: "linen", name: "Linen", imageKey: "backgrounds/linen.webp", hex: "#EEEBE3" },
  ],
};

it("PRJ-30 offers the active matboard colors, black as #222222 and printed without a color", () => {
  expect(MATBOARD_COLORS.map(({ id }) => id)).toEqual(
    "beige black cactus caribbean lilac driftwood printed sienna white zucchini".split(" "),
  );
  const offered = listBackgrounds({ backgroundOptions: [] }, "MATBOARD_WALL_MAP");
  expect(offered.map(({ id }) => id)).toEqual(
    "black caribbean driftwood printed sienna white zucchini".split(" "),
  );
  expect(findBackground(design, "black")?.hex).toBe("#222222");
  expect(findBackground(design, "printed")).not.toHaveProperty("hex");
});

it("offers mats for matboard maps only, and finds a discontinued color", () => {
  expect(listBackgrounds(design, "VINYL_WALL_MAP")).toEqual(design.backgroundOptions);
  expect(findBackground(design, "lilac")?.name).toBe("Lilac");
  expect(findBackground(design, "leopard")).toBeUndefined();
});

it("shows mat colors on matboard maps only, and pictures on every product", () => {
  const show = (backgroundId: string | null, outputType: "MATBOARD_WALL_MAP" | "VINYL_WALL_MAP") =>
    resolveBackground(design, { backgroundId, outputType })?.id;
  expect(show("black", "MATBOARD_WALL_MAP")).toBe("black");
  expect(show("black", "VINYL_WALL_MAP")).toBeUndefined();
  expect(show("linen", "VINYL_WALL_MAP")).toBe("linen");
  expect(show(null, "MATBOARD_WALL_MAP")).toBeUndefined();
});
