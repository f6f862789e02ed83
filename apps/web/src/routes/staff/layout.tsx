import { data, type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from "react-router";
import { loadAccount } from "../../api/request.server.ts";
import { getSignInPath } from "../../features/auth/auth-state.ts";
import { StaffFrame } from "../../features/staff-shell/StaffFrame.tsx";

/** Of the layout of the staff area, for its pages. */
export interface StaffContext {
  /** Prices, stock, texts and discounts. */
  readonly canManage: boolean;
}

/** The area does not exist for people who are not staff. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  const { pathname, search } = new URL(request.url);
  if (account === undefined) throw redirect(getSignInPath(pathname + search));
  const { email, capabilities } = account;
  if (!capabilities.includes("ALL_ORDERS")) throw data(null, { status: 404 });
  return { email, canManage: capabilities.includes("MANAGE_SHOP") };
}

export default function StaffRoute() {
  const { email, canManage } = useLoaderData<typeof loader>();
  return (
    <StaffFrame email={email}>
      <Outlet context={{ canManage } satisfies StaffContext} />
    </StaffFrame>
  );
}
