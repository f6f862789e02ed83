import type { MapStyle } from "../map-style.ts";
import type { Backdrop } from "./backdrop.ts";

/** What stands well on a background. */
export interface BackdropLook {
  readonly ink: string;
  readonly map: Pick<MapStyle, "empty" | "filled" | "outline" | "graphic">;
  /** Paper below the map, where the background is too lively for it. */
  readonly card?: string;
}

const ON_DARK = {
  empty: "#ffffff38",
  filled: "#ffffff",
  outline: "#fffffff2",
  graphic: "#ffffffb3",
};
const ON_PAPER = { empty: "#e6dfd2", filled: "#ffffff", outline: "#8c8272", graphic: "#8c8272" };

export const BACKDROP_LOOKS: Readonly<Record<Backdrop, BackdropLook>> = {
  contextual: { ink: "#ffffff", map: ON_DARK },
  chalkboard: { ink: "#f4f1e6", map: { ...ON_DARK, empty: "#ffffff1f", outline: "#f4f1e6d9" } },
  wood: { ink: "#fbf3e4", map: { ...ON_DARK, empty: "#fff4e033" } },
  corkboard: { ink: "#3a2611", map: ON_PAPER, card: "#fffdf8" },
  none: { ink: "#1f2a37", map: ON_PAPER },
};
