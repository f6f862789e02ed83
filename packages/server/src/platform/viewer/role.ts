export const ROLES = ["ADMIN", "EMPLOYEE", "USER", "GUEST"] as const;

export type Role = (typeof ROLES)[number];

/** The roles of accounts; a guest has no account. */
export const ACCOUNT_ROLES = ["USER", "EMPLOYEE", "ADMIN"] as const satisfies readonly Role[];

export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const CAPABILITIES = [
  "upload",
  "own-projects",
  "transparent-prints",
  "see-hidden",
  "sandbox",
  "sticker-sheets",
  "all-orders",
  "manage-shop",
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

/** Capabilities by role; packages/project decides about access to projects. */
const CAPABILITIES_BY_ROLE: Readonly<Record<Role, readonly Capability[]>> = {
  GUEST,
  USER,
  EMPLOYEE,
  ADMIN: CAPABILITIES,
};

interface AccountFlags {
  /**
   * Whether the address is verified and the company's, so that hidden content is visible; other
   * staff capabilities depend on the role.
   */
  readonly isInternal?: boolean;
  /** Whether staff granted transparent prints to the account. */
  readonly hasTransparentPrints?: boolean;
}

export function listCapabilities(role: Role, flags: AccountFlags): readonly Capability[] {
  const capabilities = new Set(CAPABILITIES_BY_ROLE[role]);
  if (flags.isInternal === true) capabilities.add("see-hidden");
  if (flags.hasTransparentPrints === true) capabilities.add("transparent-prints");
  return [...capabilities];
}

/**
 * Whether an address is verified and the company's; an unverified one may belong to another person.
 */
export function isInternalAddress(
  account: { readonly email: string; readonly emailVerified: boolean },
  companyDomain: string,
): boolean {
  return account.emailVerified && account.email.endsWith(`@${companyDomain}`);
}
