import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from "react-router";
import { loadAccount } from "../../api/load-account.server.ts";
import { Shell } from "../../features/shell/Shell.tsx";
import { signInPath } from "../../features/sign-in/sign-in-path.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  if (account === undefined) throw redirect(signInPath(new URL(request.url).pathname));
  return account;
}

export default function AccountAreaRoute() {
  return (
    <Shell>
      <Outlet context={useLoaderData<typeof loader>()} />
    </Shell>
  );
}
