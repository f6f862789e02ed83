import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from "react-router";
import { loadAccount } from "../../api/request.server.ts";
import { getSignInPath } from "../../features/auth/auth-state.ts";
import { Shell } from "../../features/shell/Shell.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  if (account === undefined) throw redirect(getSignInPath(new URL(request.url).pathname));
  return account;
}

export default function AccountAreaRoute() {
  return (
    <Shell>
      <Outlet context={useLoaderData<typeof loader>()} />
    </Shell>
  );
}
