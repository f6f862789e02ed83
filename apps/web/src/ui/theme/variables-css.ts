import { BRAND_IDS, type BrandId } from "@photomap/design";
import { type ColorScheme, getThemeColors, SHADOW_TINT } from "./variables.ts";

type Variables = Readonly<Record<string, string>>;

/** The theme as CSS variables: light-dark() selects the scheme, the data-brand attribute the brand. */
export function createVariablesCss(): string {
  const standard = variablesOf("pm");
  const brands = BRAND_IDS.map((brand) => {
    const own = Object.entries(variablesOf(brand)).filter(
      ([name, value]) => standard[name] !== value,
    );
    return own.length === 0 ? "" : rule(`:root[data-brand="${brand}"]`, Object.fromEntries(own));
  });
  return [rule(":root", { ...standard, ...shadows() }), ...brands].join("");
}

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  return `${selector}{${lines.join("")}}\n`;
}

function variablesOf(brand: BrandId): Variables {
  const light = Object.entries(getThemeColors(brand, "light"));
  const dark: Variables = getThemeColors(brand, "dark");
  return Object.fromEntries(
    light.map(([name, hex]) => [`--${name}`, either(hex, dark[name] ?? hex)]),
  );
}

function either(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

function shadows(): Variables {
  const tint = (percent: number) => either(shade("light", percent), shade("dark", percent));
  return {
    "--shadow-tint": either(SHADOW_TINT.light, SHADOW_TINT.dark),
    "--shadow-chip": `0 1px 2px ${tint(8)},0 2px 6px ${tint(6)}`,
    "--shadow-float": `0 2px 4px ${tint(8)},0 10px 28px ${tint(12)}`,
    "--shadow-frame": `0 2px 3px ${tint(22)},0 12px 18px ${tint(16)},0 36px 60px ${tint(22)}`,
  };
}

/** Shadows need more opacity to be visible on dark backgrounds. */
const STRENGTH: Record<ColorScheme, number> = { light: 1, dark: 2.4 };

function shade(scheme: ColorScheme, percent: number): string {
  const strength = Math.min(100, percent * STRENGTH[scheme]);
  return `color-mix(in srgb,${SHADOW_TINT[scheme]} ${strength}%,transparent)`;
}
