import { findBackground } from "@photomap/design";

const FRAMES: Readonly<Record<string, string>> = {
  oak: "var(--oak)",
  walnut: "var(--walnut)",
  black: "var(--frame-black)",
  white: "var(--frame-white)",
  gray: "var(--frame-gray)",
};

/** The color of a frame or a mat; undefined for other values, such as sizes. */
export function findSwatch(name: string, value: string): string | undefined {
  const id = value.toLowerCase();
  switch (name) {
    case "Frame":
      return FRAMES[id];
    case "Mat":
      return findBackground({ backgroundOptions: [] }, id)?.hex;
    default:
      return undefined;
  }
}

/** Whether a frame is made of wood, whose swatch has a grain. */
export function isWood(value: string): boolean {
  return value === "Oak" || value === "Walnut";
}
