export const ROLES = ["ADMIN", "EMPLOYEE", "USER", "GUEST"] as const;

export type Role = (typeof ROLES)[number];

/** The roles of accounts; a guest has no account. */
export const ACCOUNT_ROLES = ["USER", "EMPLOYEE", "ADMIN"] as const satisfies readonly Role[];

export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const PERMISSIONS = [
  "upload",
  "own-projects",
  "transparent-prints",
  "see-hidden",
  "sandbox",
  "sticker-sheets",
  "all-orders",
  "change-emails",
  "manage-shop",
  "adjust-tokens",
  "grant-roles",
  "approve-email-changes",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const GUEST: readonly Permission[] = ["upload"];
const USER: readonly Permission[] = [...GUEST, "own-projects"];
const EMPLOYEE: readonly Permission[] = [
  ...USER,
  "see-hidden",
  "sandbox",
  "sticker-sheets",
  "all-orders",
  "change-emails",
];

/** Permissions by role; packages/project decides about access to projects. */
const PERMISSIONS_BY_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  GUEST,
  USER,
  EMPLOYEE,
  ADMIN: PERMISSIONS,
};

interface AccountFlags {
  /**
   * Whether the address is verified and the company's, so that hidden content is visible; other
   * staff permissions depend on the role.
   */
  readonly isInternal?: boolean;
  /** Whether staff granted transparent prints to the account. */
  readonly hasTransparentPrints?: boolean;
}

export function listPermissions(role: Role, flags: AccountFlags): readonly Permission[] {
  const permissions = new Set(PERMISSIONS_BY_ROLE[role]);
  if (flags.isInternal === true) permissions.add("see-hidden");
  if (flags.hasTransparentPrints === true) permissions.add("transparent-prints");
  return [...permissions];
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
