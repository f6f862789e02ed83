import { accountMessages, formatMessage } from "@photomap/messages";
import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import type { Account } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { AccountFrame } from "../settings/AccountFrame.tsx";
import { GeneralSettings } from "../settings/GeneralSettings.tsx";
import { loadDataExport } from "../settings/load-data-export.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return { dataExport: await loadDataExport(request) };
}

export default function AccountGeneralRoute() {
  const account = useOutletContext<Account>();
  const { dataExport } = useLoaderData<typeof loader>();
  const title = formatMessage(accountMessages.generalSettings);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountFrame email={account.email} page={title}>
        <GeneralSettings
          email={account.email}
          hasPassword={account.hasPassword}
          isMailRefused={account.isMailRefused}
          wantsDigest={account.wantsDigest}
          dataExport={dataExport}
          agreement={account.agreement}
        />
      </AccountFrame>
    </>
  );
}
