import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { loadAccount } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { ISLAND_PAGE } from "../../document-page.tsx";
import { AuthBox } from "../../features/auth/AuthBox.tsx";
import { findAuthState, getAuthTitle, sanitizeRedirect } from "../../features/auth/auth-state.ts";
import { Shell } from "../../features/shell/Shell.tsx";
import { Island } from "../../islands/Island.tsx";

export const handle = ISLAND_PAGE;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const redirectTo = sanitizeRedirect(new URL(request.url).searchParams.get("redirectTo"));
  const account = await loadAccount(request);
  const state = findAuthState(params["authBoxStateUrl"]);
  const canVerify = state === "verify" && account?.isEmailVerified === false;
  if (account !== undefined && !canVerify) {
    throw redirect(state === undefined ? "/account" : redirectTo);
  }
  if (state === undefined) throw redirect("/account/login");
  return { state, redirectTo };
}

/** A form submitted before hydration: it is discarded, and the page is shown again. */
export function action({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return redirect(sanitizeRedirect(pathname + search));
}

export default function AccountAuthRoute() {
  const { state, redirectTo } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <PageTitle>{getAuthTitle(state)}</PageTitle>
      <Island name="auth" component={AuthBox} props={{ state, redirectTo }} />
    </Shell>
  );
}
