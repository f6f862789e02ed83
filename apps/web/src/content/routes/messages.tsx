import { data, type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { log } from "../../../server/log.server.ts";
import { AccountFrame } from "../../account/settings/AccountFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetTicketsDocument } from "../../platform/api/generated/graphql.ts";
import { type Account, getServerApiTarget } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { AccountTicketList } from "../contact/AccountTicketList.tsx";
import { TicketsUnavailable } from "../contact/TicketsUnavailable.tsx";

const TITLE = "Messages";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const { tickets } = await execute(GetTicketsDocument, {}, getServerApiTarget(request));
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
      <AccountFrame email={email} page={TITLE}>
        {tickets === undefined ? (
          <TicketsUnavailable />
        ) : (
          <AccountTicketList tickets={tickets} isEmailVerified={isEmailVerified} />
        )}
      </AccountFrame>
    </>
  );
}
