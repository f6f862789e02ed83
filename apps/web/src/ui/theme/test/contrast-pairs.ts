import type { ColorVariable } from "../variables.ts";

/** WCAG 2.2: text 4.5 (1.4.3), user interface components and graphics 3 (1.4.11). */
export const MINIMUM_RATIO = { text: 4.5, control: 3 } as const;

interface ContrastPair {
  readonly kind: keyof typeof MINIMUM_RATIO;
  readonly front: ColorVariable;
  readonly backs: readonly ColorVariable[];
}

const SURFACES = ["paper", "canvas", "card"] as const satisfies readonly ColorVariable[];

/** The pairs in use. Add new combinations here first. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  { kind: "text", front: "ink", backs: [...SURFACES, "canvas-deep", "chip"] },
  { kind: "text", front: "ink-2", backs: [...SURFACES, "canvas-deep"] },
  { kind: "text", front: "ink-3", backs: SURFACES },
  { kind: "text", front: "accent-deep", backs: [...SURFACES, "accent-wash"] },
  { kind: "text", front: "on-accent", backs: ["accent", "accent-hover"] },
  { kind: "text", front: "on-accent-wash", backs: ["accent-wash"] },
  { kind: "text", front: "ink", backs: ["accent-wash", "honey-wash", "brick-wash", "leaf-wash"] },
  { kind: "text", front: "ink-2", backs: ["accent-wash"] },
  { kind: "text", front: "leaf", backs: [...SURFACES, "leaf-wash"] },
  { kind: "text", front: "honey", backs: [...SURFACES, "honey-wash"] },
  { kind: "text", front: "brick", backs: [...SURFACES, "brick-wash"] },
  { kind: "text", front: "on-fill", backs: ["leaf", "honey", "brick"] },
  { kind: "text", front: "on-inverse", backs: ["inverse"] },
  { kind: "text", front: "on-inverse-2", backs: ["inverse"] },
  { kind: "text", front: "inverse-accent", backs: ["inverse"] },
  { kind: "control", front: "inverse-honey", backs: ["inverse"] },
  { kind: "control", front: "inverse-brick", backs: ["inverse"] },
  { kind: "text", front: "mat-label", backs: ["mat", "region-empty"] },
  { kind: "text", front: "region-ink", backs: ["region-hover", "region-suggested"] },
  {
    kind: "text",
    front: "avatar-ink",
    backs: ["avatar-1", "avatar-2", "avatar-3", "avatar-4"],
  },
  { kind: "control", front: "line-strong", backs: SURFACES },
  { kind: "control", front: "accent-deep", backs: ["card", "canvas-deep"] },
  { kind: "control", front: "brick", backs: ["card", "canvas-deep"] },
  { kind: "control", front: "accent-edge", backs: ["card"] },
  { kind: "control", front: "honey-line", backs: SURFACES },
  { kind: "control", front: "region-line", backs: ["mat"] },
  { kind: "control", front: "region-selected", backs: ["mat", "region-hover"] },
];
