import { data, type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from "react-router";
import { loadAccount } from "../../api/request.server.ts";
import { getSignInPath } from "../../features/auth/auth-state.ts";
import { StaffFrame } from "../../features/staff-shell/StaffFrame.tsx";

/** Of the layout of the staff area, for its pages. */
export interface StaffContext {
  /** Prices, stock, texts, discounts and promotions. */
  readonly canManage: boolean;
  /** Balances of customers and vouchers. */
  readonly canAdjustTokens: boolean;
}

/** The area does not exist for people who are not staff. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  const { pathname, search } = new URL(request.url);
  if (account === undefined) throw redirect(getSignInPath(pathname + search));
  const { email, capabilities } = account;
  if (!capabilities.includes("ALL_ORDERS")) throw data(null, { status: 404 });
  return {
    email,
    canManage: capabilities.includes("MANAGE_SHOP"),
    canAdjustTokens: capabilities.includes("ADJUST_TOKENS"),
  };
}

export default function StaffRoute() {
  const { email, canManage, canAdjustTokens } = useLoaderData<typeof loader>();
  return (
    <StaffFrame email={email} isAdministrator={canAdjustTokens}>
      <Outlet context={{ canManage, canAdjustTokens } satisfies StaffContext} />
    </StaffFrame>
  );
}
