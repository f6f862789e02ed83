import type { CSSVariablesResolver } from "@mantine/core";

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

export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: MANTINE_COLORS,
  dark: MANTINE_COLORS,
});
