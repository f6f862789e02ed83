import { accountMessages, formatMessage } from "@photomap/messages";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { loadAccount } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AuthBox } from "../../features/auth/AuthBox.tsx";
import { type AuthState, findAuthState, sanitizeRedirect } from "../../features/auth/auth-state.ts";
import { Shell } from "../../features/shell/Shell.tsx";

const TITLES: Record<AuthState, string> = {
  "sign-in": formatMessage(accountMessages.logIn),
  "sign-up": formatMessage(accountMessages.createAccount),
  verify: "Verify your email",
  "send-code": "Forgot your password?",
  reset: "Choose a new password",
  "reset-required": "Choose a new password",
};

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
      <PageTitle>{TITLES[state]}</PageTitle>
      <AuthBox state={state} redirectTo={redirectTo} />
    </Shell>
  );
}
