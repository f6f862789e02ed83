import { type ActionFunctionArgs, useActionData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { StopEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { EmailChangePage } from "../settings/EmailChangePage.tsx";
import { createEmailChangeOutcome } from "../settings/email-change-outcome.ts";

export const handle = DOCUMENT_PAGE;

export async function action({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { stopEmailChange } = await loadFromApi(request, StopEmailChangeDocument, { token });
  return createEmailChangeOutcome(stopEmailChange, "new");
}

export default function StopEmailChangeRoute() {
  return (
    <SiteFrame>
      <PageTitle>Your address</PageTitle>
      <meta name="robots" content="noindex" />
      <EmailChangePage
        title="Keep your old address?"
        text="We'll stop the change to a new address. If it's already done, we'll undo it and log out all devices."
        buttonLabel="Keep My Old Address"
        outcome={useActionData<typeof action>()}
      />
    </SiteFrame>
  );
}
