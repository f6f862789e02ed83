import { type ActionFunctionArgs, useActionData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { ConfirmEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { EmailChangePage } from "../settings/EmailChangePage.tsx";
import { createEmailChangeOutcome, createLogInOutcome } from "../settings/email-change-outcome.ts";

export const handle = DOCUMENT_PAGE;

export async function action({ request }: ActionFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const { confirmEmailChange } = await loadFromApi(request, ConfirmEmailChangeDocument, { token });
  return confirmEmailChange.__typename === "NotSignedIn"
    ? createLogInOutcome(pathname + search)
    : createEmailChangeOutcome(confirmEmailChange, "old");
}

export default function ConfirmEmailRoute() {
  return (
    <SiteFrame>
      <PageTitle>Your new address</PageTitle>
      <meta name="robots" content="noindex" />
      <EmailChangePage
        title="Confirm your new address"
        text="You'll log in with it from now on. Your password stays the same."
        buttonLabel="Confirm"
        outcome={useActionData<typeof action>()}
      />
    </SiteFrame>
  );
}
