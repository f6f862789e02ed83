export const ROLES = ["ADMIN", "EMPLOYEE", "USER", "GUEST"] as const;

export type Role = (typeof ROLES)[number];

export const CAPABILITIES = [
  "upload",
  "own-projects",
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

/** The one table of what a role may do beyond its own projects; access to a project is another one. */
const TABLE: Readonly<Record<Role, readonly Capability[]>> = {
  GUEST,
  USER,
  EMPLOYEE,
  ADMIN: CAPABILITIES,
};

/** A company address sees what is hidden; the rest of the staff's rights are given by name. */
export function capabilitiesOf(role: Role, isInternal: boolean): readonly Capability[] {
  const own = TABLE[role];
  return isInternal && !own.includes("see-hidden") ? [...own, "see-hidden"] : own;
}
