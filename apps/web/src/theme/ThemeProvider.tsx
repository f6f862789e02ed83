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

/** Provides Mantine; only pages with dialogs, menus or tooltips load it. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext);
  // Pages without Mantine do not update the attribute, so it would become stale.
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
  // One shade for all ten: colors come from the tokens, and Mantine's default link shade has too little contrast.
  colors: { accent: colorsTuple(colorsFor("pm", "light")["accent-deep"]) },
  primaryColor: "accent",
  primaryShade: { light: 6, dark: 8 },
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-heading)", fontWeight: "480" },
  defaultRadius: 12,
  cursorType: "pointer",
  respectReducedMotion: true,
});

/** Maps Mantine's variables to the design tokens. */
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
