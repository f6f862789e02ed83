import { type ActionFunctionArgs, useActionData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { AllowEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { EmailChangePage } from "../settings/EmailChangePage.tsx";
import { createEmailChangeOutcome } from "../settings/email-change-outcome.ts";

export const handle = DOCUMENT_PAGE;

export async function action({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { allowEmailChange } = await loadFromApi(request, AllowEmailChangeDocument, { token });
  return createEmailChangeOutcome(allowEmailChange, "new");
}

export default function AllowEmailChangeRoute() {
  return (
    <SiteFrame>
      <PageTitle>Your new address</PageTitle>
      <meta name="robots" content="noindex" />
      <EmailChangePage
        title="Approve your new address"
        text="You asked us to change your account's email address. Approve it here, and confirm it in the email we sent to the new address."
        buttonLabel="Approve"
        outcome={useActionData<typeof action>()}
      />
    </SiteFrame>
  );
}
