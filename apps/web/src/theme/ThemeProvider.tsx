import "./mantine.css";
import {
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  MantineProvider,
} from "@mantine/core";
import { type ReactNode, useContext, useEffect } from "react";
import { NonceContext } from "../nonce.ts";
import { colorsFor } from "./tokens.ts";

/** What dialogs, menus and tooltips need around them; pages without them do without it. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext);
  // On pages without Mantine nobody would keep the attribute true.
  useEffect(() => () => document.documentElement.removeAttribute("data-mantine-color-scheme"), []);
  return (
    <MantineProvider
      theme={THEME}
      cssVariablesResolver={resolveCssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? ""}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

const THEME = createTheme({
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

/** Mantine's own names, pointed at our tokens so that its components speak our palette. */
const MANTINE_COLORS = {
  "--mantine-color-body": "var(--paper)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-dimmed": "var(--ink-3)",
  "--mantine-color-placeholder": "var(--ink-3)",
  "--mantine-color-anchor": "var(--accent-deep)",
  "--mantine-color-error": "var(--brick)",
  "--mantine-color-default": "var(--card)",
  "--mantine-color-default-hover": "var(--canvas)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line)",
  "--mantine-primary-color-filled": "var(--accent-deep)",
};

const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: MANTINE_COLORS,
  dark: MANTINE_COLORS,
});
