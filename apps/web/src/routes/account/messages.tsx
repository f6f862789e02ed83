import { data, type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { log } from "../../../server/log.server.ts";
import { execute } from "../../api/execute.ts";
import { type Account, getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AccountArea } from "../../features/account/AccountArea.tsx";
import { TicketList } from "../../features/contact/TicketList.tsx";
import { TicketsUnavailable } from "../../features/contact/TicketsUnavailable.tsx";
import { GetTicketsDocument } from "../../generated/graphql.ts";

const TITLE = "Messages";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const { tickets } = await execute(GetTicketsDocument, {}, getApiOrigin(request));
    return data({ tickets });
  } catch (error) {
    log.error({ err: error }, "The tickets could not be read");
    return data({ tickets: undefined }, { status: 503 });
  }
}

export default function AccountMessagesRoute() {
  const { email, isEmailVerified } = useOutletContext<Account>();
  const { tickets } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <AccountArea email={email} page={TITLE}>
        {tickets === undefined ? (
          <TicketsUnavailable />
        ) : (
          <TicketList tickets={tickets} isEmailVerified={isEmailVerified} />
        )}
      </AccountArea>
    </>
  );
}
