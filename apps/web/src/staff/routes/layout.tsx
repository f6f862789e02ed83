import { data, type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from "react-router";
import { getSignInPath } from "../../account/auth/auth-screen.ts";
import type { Capability } from "../../platform/api/generated/graphql.ts";
import { loadAccount } from "../../platform/api/request.server.ts";
import { StaffFrame } from "../shell/StaffFrame.tsx";

/** What the staff layout passes to its pages. */
export interface StaffContext {
  /** Whether the viewer may change prices, stock, texts, discounts and promotions. */
  readonly canManage: boolean;
  /** Whether the viewer may adjust token balances and create vouchers. */
  readonly canAdjustTokens: boolean;
  readonly canGrantRoles: boolean;
  /** Whether the viewer may request new addresses for customers. */
  readonly canChangeEmails: boolean;
  /** Whether the viewer may approve them in place of the old address. */
  readonly canApproveEmails: boolean;
  /** The viewer's account, whose role the viewer cannot change. */
  readonly accountId: string;
}

/** Pages that need a permission beyond that of the staff area. */
const REQUIRED = {
  "/staff/stickers": "STICKER_SHEETS",
  "/staff/vouchers": "ADJUST_TOKENS",
  "/p/sandbox": "SANDBOX",
} as const satisfies Readonly<Record<string, Capability>>;

/** Answers 404 to accounts that are not staff; guests are redirected to the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  const { pathname, search } = new URL(request.url);
  if (account === undefined) throw redirect(getSignInPath(pathname + search));
  const { id, email, capabilities: permissions } = account;
  if (!permissions.includes("ALL_ORDERS")) throw data(null, { status: 404 });
  const context: StaffContext = {
    canManage: permissions.includes("MANAGE_SHOP"),
    canAdjustTokens: permissions.includes("ADJUST_TOKENS"),
    canGrantRoles: permissions.includes("GRANT_ROLES"),
    canChangeEmails: permissions.includes("CHANGE_EMAILS"),
    canApproveEmails: permissions.includes("APPROVE_EMAIL_CHANGES"),
    accountId: id,
  };
  const hidden = Object.entries(REQUIRED)
    .filter(([, permission]) => !permissions.includes(permission))
    .map(([path]) => path);
  return { email, hidden, context };
}

export default function StaffRoute() {
  const { email, hidden, context } = useLoaderData<typeof loader>();
  return (
    <StaffFrame email={email} hidden={hidden}>
      <Outlet context={context} />
    </StaffFrame>
  );
}
