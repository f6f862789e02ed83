export const ROLES = ["ADMIN", "EMPLOYEE", "USER", "GUEST"] as const;

export type Role = (typeof ROLES)[number];

export const CAPABILITIES = [
  "upload",
  "own-projects",
  "transparent-prints",
  "see-hidden",
  "sandbox",
  "sticker-sheets",
  "all-orders",
  "adjust-tokens",
  "grant-roles",
] as const;

export type Capability = (typeof CAPABILITIES)[number];

const GUEST: readonly Capability[] = ["upload"];
const USER: readonly Capability[] = [...GUEST, "own-projects"];
const EMPLOYEE: readonly Capability[] = [
  ...USER,
  "see-hidden",
  "sandbox",
  "sticker-sheets",
  "all-orders",
];

/** Capabilities by role; access to projects is decided by packages/project. */
const TABLE: Readonly<Record<Role, readonly Capability[]>> = {
  GUEST,
  USER,
  EMPLOYEE,
  ADMIN: CAPABILITIES,
};

interface Marks {
  /**
   * Verified company addresses see hidden content; other staff capabilities are granted by role.
   */
  readonly isInternal?: boolean;
  /** Granted to single accounts by staff. */
  readonly hasTransparentPrints?: boolean;
}

export function capabilitiesOf(role: Role, marks: Marks): readonly Capability[] {
  const held = new Set(TABLE[role]);
  if (marks.isInternal === true) held.add("see-hidden");
  if (marks.hasTransparentPrints === true) held.add("transparent-prints");
  return [...held];
}
