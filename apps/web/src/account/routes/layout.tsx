import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { loadAccount } from "../../platform/api/request.server.ts";
import { getSignInPath } from "../auth/auth-screen.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  if (account === undefined) throw redirect(getSignInPath(new URL(request.url).pathname));
  return account;
}

export default function AccountLayoutRoute() {
  return (
    <SiteFrame>
      <Outlet context={useLoaderData<typeof loader>()} />
    </SiteFrame>
  );
}
