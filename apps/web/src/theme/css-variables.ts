import type { CSSVariablesResolver } from "@mantine/core";
import type { BusinessId } from "@photomap/design";
import { coloursFor, type Scheme, SHADOW_TINT } from "./tokens.ts";

/** Mantine's own names, pointed at our tokens so that its components speak our palette. */
const MANTINE_COLOURS = {
  "--mantine-color-body": "var(--paper)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-dimmed": "var(--ink-3)",
  "--mantine-color-placeholder": "var(--ink-3)",
  "--mantine-color-anchor": "var(--accent-deep)",
  "--mantine-color-error": "var(--brick)",
  "--mantine-color-default": "var(--card)",
  "--mantine-color-default-hover": "var(--wall)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line)",
  "--mantine-primary-color-filled": "var(--accent-deep)",
};

function shadows(scheme: Scheme): Record<string, string> {
  // Against a dark wall the same shadow would vanish.
  const strength = scheme === "light" ? 1 : 2.4;
  const tint = (percent: number) =>
    `color-mix(in srgb, var(--shadow-tint) ${Math.min(100, percent * strength)}%, transparent)`;
  return {
    "--shadow-tint": SHADOW_TINT[scheme],
    "--shadow-chip": `0 1px 2px ${tint(8)}, 0 2px 6px ${tint(6)}`,
    "--shadow-float": `0 2px 4px ${tint(8)}, 0 10px 28px ${tint(12)}`,
    "--shadow-frame": `0 2px 3px ${tint(22)}, 0 12px 18px ${tint(16)}, 0 36px 60px ${tint(22)}`,
  };
}

function variablesFor(brand: BusinessId, scheme: Scheme): Record<string, string> {
  const colours = Object.entries(coloursFor(brand, scheme)).map(([name, hex]) => [
    `--${name}`,
    hex,
  ]);
  return { ...Object.fromEntries(colours), ...shadows(scheme), ...MANTINE_COLOURS };
}

export function createCssVariablesResolver(brand: BusinessId): CSSVariablesResolver {
  return () => ({
    variables: {},
    light: variablesFor(brand, "light"),
    dark: variablesFor(brand, "dark"),
  });
}
