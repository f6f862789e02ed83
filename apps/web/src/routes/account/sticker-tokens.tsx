import { accountMessages, formatMessage } from "@photomap/messages";
import { data, type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { log } from "../../../server/log.server.ts";
import { execute } from "../../api/execute.ts";
import { type Account, getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AccountArea } from "../../features/account/AccountArea.tsx";
import { TokenOverview } from "../../features/tokens/TokenOverview.tsx";
import { TokensUnavailable } from "../../features/tokens/TokensUnavailable.tsx";
import { GetStickerTokenDataDocument } from "../../generated/graphql.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const result = await execute(GetStickerTokenDataDocument, {}, getApiOrigin(request));
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
      <AccountArea email={email} page={title}>
        {tokens === null ? <TokensUnavailable /> : <TokenOverview data={tokens} />}
      </AccountArea>
    </>
  );
}
