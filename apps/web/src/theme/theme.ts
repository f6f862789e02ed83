import { colorsTuple, createTheme } from "@mantine/core";
import { colorsFor } from "./tokens.ts";

export const THEME = createTheme({
  // One shade for all ten: the tokens decide what is seen, and Mantine's default link shade is too pale to read.
  colors: { accent: colorsTuple(colorsFor("pm", "light")["accent-deep"]) },
  primaryColor: "accent",
  primaryShade: { light: 6, dark: 8 },
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-heading)", fontWeight: "480" },
  defaultRadius: 12,
  cursorType: "pointer",
  respectReducedMotion: true,
});
