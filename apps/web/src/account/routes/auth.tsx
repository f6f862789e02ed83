import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { Island } from "../../app/islands/Island.tsx";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { loadAccount } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { ISLAND_PAGE } from "../../platform/document/document-page.ts";
import { AuthBox } from "../auth/AuthBox.tsx";
import { findAuthScreen, getAuthTitle, sanitizeRedirect } from "../auth/auth-screen.ts";

export const handle = ISLAND_PAGE;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const redirectTo = sanitizeRedirect(new URL(request.url).searchParams.get("redirectTo"));
  const account = await loadAccount(request);
  const state = findAuthScreen(params["authBoxStateUrl"]);
  const canVerify = state === "verify" && account?.isEmailVerified === false;
  if (account !== undefined && !canVerify) {
    throw redirect(state === undefined ? "/account" : redirectTo);
  }
  if (state === undefined) throw redirect("/account/login");
  return { state, redirectTo };
}

/** Discards a form submitted before hydration and shows the page again. */
export function action({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return redirect(sanitizeRedirect(pathname + search));
}

export default function AccountAuthRoute() {
  const { state, redirectTo } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>{getAuthTitle(state)}</PageTitle>
      <Island name="auth" component={AuthBox} props={{ state, redirectTo }} />
    </SiteFrame>
  );
}
