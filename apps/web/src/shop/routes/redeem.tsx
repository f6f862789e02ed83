import { groupVoucherCode, VOUCHER_LENGTH } from "@photomap/commerce";
import { formatMessage, tokenMessages } from "@photomap/messages";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { getSignInPath } from "../../account/auth/auth-screen.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { loadAccount } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { RedeemPage } from "../tokens/RedeemPage.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const code = readCodeParameter(searchParams.get("code"));
  if ((await loadAccount(request)) === undefined) {
    throw redirect(getSignInPath(code === "" ? "/redeem" : `/redeem?code=${code}`));
  }
  return { code };
}

export default function RedeemRoute() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>{formatMessage(tokenMessages.redeemCode)}</PageTitle>
      <meta name="robots" content="noindex" />
      <RedeemPage code={code} />
    </SiteFrame>
  );
}

/** Reads the code of a link. Unlike a typed one it keeps a 0, which the server judges. */
function readCodeParameter(text: string | null): string {
  const characters = (text ?? "").toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return groupVoucherCode(characters.slice(0, VOUCHER_LENGTH));
}
