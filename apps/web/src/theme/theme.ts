import { colorsTuple, createTheme } from "@mantine/core";
import type { BusinessId } from "@photomap/design";
import { coloursFor } from "./tokens.ts";

const FONT_TEXT = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
const FONT_HEADING = '"Fraunces Variable", "Fraunces Fallback", Georgia, serif';

export function createBrandTheme(brand: BusinessId) {
  return createTheme({
    // One shade for all ten: the tokens decide what is seen, and Mantine's default link shade is too pale to read.
    colors: { accent: colorsTuple(coloursFor(brand, "light")["accent-deep"]) },
    primaryColor: "accent",
    primaryShade: { light: 6, dark: 8 },
    fontFamily: FONT_TEXT,
    headings: { fontFamily: FONT_HEADING, fontWeight: "480" },
    defaultRadius: 12,
    cursorType: "pointer",
    respectReducedMotion: true,
  });
}
