import type { BrandId } from "@photomap/design";

// The only file with color values; all other code uses theme variables.

export const COLOR_SCHEMES = ["light", "dark"] as const;

export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const LIGHT = {
  paper: "#FBF8F3",
  canvas: "#F1EBE0",
  "canvas-deep": "#E8E0D2",
  card: "#FFFEFB",
  chip: "#FFFEFB",
  line: "#E2D9CA",
  "line-strong": "#8C8272",
  ink: "#1F2A37",
  "ink-2": "#4B5563",
  "ink-3": "#666055",
  inverse: "#1F2A37",
  "on-inverse": "#FFFEFB",
  "on-inverse-2": "#CBD3DC",
  "inverse-honey": "#F3C969",
  "inverse-brick": "#F5A99B",
  leaf: "#2F6B46",
  "leaf-wash": "#E4F0E6",
  honey: "#7A5200",
  "honey-wash": "#FBF0D4",
  "honey-line": "#A67616",
  brick: "#A63D2F",
  "brick-wash": "#F9E8E3",
  "on-fill": "#FFFFFF",
} as const;

const DARK: Record<keyof typeof LIGHT, string> = {
  paper: "#1A1714",
  canvas: "#25211B",
  "canvas-deep": "#3A342A",
  card: "#2A2620",
  chip: "#544C3F",
  line: "#433C31",
  "line-strong": "#9A8E7B",
  ink: "#F5EFE4",
  "ink-2": "#D3CBBD",
  "ink-3": "#B0A797",
  inverse: "#F5EFE4",
  "on-inverse": "#1F2A37",
  "on-inverse-2": "#4B5563",
  "inverse-honey": "#7A5200",
  "inverse-brick": "#A63D2F",
  leaf: "#8FCFA5",
  "leaf-wash": "#20352A",
  honey: "#F0CB75",
  "honey-wash": "#3B2F16",
  "honey-line": "#B8862B",
  brick: "#F2A294",
  "brick-wash": "#45251F",
  "on-fill": "#1A1714",
};

/** The accent of a brand: a fill for text on top, and a deep tone used as text. */
interface Accent {
  readonly accent: string;
  readonly "accent-hover": string;
  readonly "accent-edge": string;
  readonly "on-accent": string;
  readonly "accent-deep": string;
  readonly "accent-wash": string;
  readonly "on-accent-wash": string;
  readonly "inverse-accent": string;
}

const ACCENTS: Record<BrandId, Record<ColorScheme, Accent>> = {
  pm: {
    light: {
      accent: "#00BAF2",
      "accent-hover": "#1FC6F8",
      "accent-edge": "#0086B0",
      "on-accent": "#1F2A37",
      "accent-deep": "#006A8E",
      "accent-wash": "#E1F5FD",
      "on-accent-wash": "#004F6B",
      "inverse-accent": "#7FDBFA",
    },
    dark: {
      accent: "#00BAF2",
      "accent-hover": "#3ACDF9",
      "accent-edge": "#007FA8",
      "on-accent": "#14202B",
      "accent-deep": "#6CD3F7",
      "accent-wash": "#123845",
      "on-accent-wash": "#B5E9FB",
      "inverse-accent": "#006A8E",
    },
  },
  tbl: {
    light: {
      accent: "#A99BF5",
      "accent-hover": "#B8ACFA",
      "accent-edge": "#7565C9",
      "on-accent": "#1F2A37",
      "accent-deep": "#5546A8",
      "accent-wash": "#EEEBFD",
      "on-accent-wash": "#3F3287",
      "inverse-accent": "#CFC7FD",
    },
    dark: {
      accent: "#A99BF5",
      "accent-hover": "#BBB0FA",
      "accent-edge": "#7262C6",
      "on-accent": "#1A1830",
      "accent-deep": "#C3B9FB",
      "accent-wash": "#302A54",
      "on-accent-wash": "#DDD7FE",
      "inverse-accent": "#5546A8",
    },
  },
};

/** Physical objects (mats, frames) keep their colors in both schemes. */
const OBJECTS = {
  mat: "#FDFBF6",
  "mat-label": "#666055",
  "mat-shade": "#32260F",
  "region-empty": "#F6F1E7",
  "region-line": "#9A8F7E",
  "region-hairline": "#A99E8C",
  "region-bevel": "#FFFFFF",
  "region-ink": "#1F2A37",
  oak: "#C79A63",
  "oak-rail": "#CDA26C",
  "oak-grain": "#5C3A16",
  walnut: "#5A3D29",
  "walnut-rail": "#634530",
  "walnut-grain": "#140A04",
  "frame-black": "#25272B",
  "frame-black-rail": "#2C2F34",
  "frame-white": "#FBFAF7",
  "frame-white-rail": "#FFFFFF",
  "frame-gray": "#A79895",
  "avatar-1": "#F3C969",
  "avatar-2": "#BFE8F8",
  "avatar-3": "#F2C5B4",
  "avatar-4": "#CFE3C8",
  "avatar-ink": "#1F2A37",
} as const;

/** Region marks are drawn on the mat, so they use the light accent in both schemes. */
function regionMarks(brand: BrandId) {
  const { accent, "accent-deep": deep } = ACCENTS[brand].light;
  return {
    "region-hover": brand === "pm" ? "#D5F1FC" : "#E4DFFC",
    "region-selected": deep,
    "region-suggested": accent,
  };
}

/** The color of shadows: brown in the light scheme, black in the dark one. */
export const SHADOW_TINT: Record<ColorScheme, string> = { light: "#3C2E18", dark: "#000000" };

export type ColorVariable =
  | keyof typeof LIGHT
  | keyof Accent
  | keyof typeof OBJECTS
  | keyof ReturnType<typeof regionMarks>;

export function getThemeColors(brand: BrandId, scheme: ColorScheme): Record<ColorVariable, string> {
  return {
    ...(scheme === "light" ? LIGHT : DARK),
    ...ACCENTS[brand][scheme],
    ...OBJECTS,
    ...regionMarks(brand),
  };
}
