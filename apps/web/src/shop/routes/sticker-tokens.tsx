import { accountMessages, formatMessage } from "@photomap/messages";
import { data, type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { log } from "../../../server/log.server.ts";
import { AccountFrame } from "../../account/settings/AccountFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetStickerTokenDataDocument } from "../../platform/api/generated/graphql.ts";
import { type Account, getServerApiTarget } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { TokenOverview } from "../tokens/TokenOverview.tsx";
import { TokensUnavailable } from "../tokens/TokensUnavailable.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const result = await execute(GetStickerTokenDataDocument, {}, getServerApiTarget(request));
    return data({ tokens: result.accountStickerTokenData });
  } catch (error) {
    log.error({ err: error }, "The sticker tokens could not be read");
    return data({ tokens: null }, { status: 503 });
  }
}

export default function AccountStickerTokensRoute() {
  const { email } = useOutletContext<Account>();
  const { tokens } = useLoaderData<typeof loader>();
  const title = formatMessage(accountMessages.stickerTokens);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountFrame email={email} page={title}>
        {tokens === null ? <TokensUnavailable /> : <TokenOverview data={tokens} />}
      </AccountFrame>
    </>
  );
}
