import { type ActionFunctionArgs, useActionData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { UnsubscribeDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { UnsubscribePage } from "../settings/UnsubscribePage.tsx";

export const handle = DOCUMENT_PAGE;

/**
 * Handles the form of the page and the one-click POST of mail programs (RFC 8058). A GET changes
 * nothing, because mail scanners open links.
 */
export async function action({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { unsubscribe } = await loadFromApi(request, UnsubscribeDocument, { token });
  return { isDone: unsubscribe };
}

export default function UnsubscribeRoute() {
  const result = useActionData<typeof action>();
  const state = result === undefined ? "asking" : result.isDone ? "done" : "refused";
  return (
    <SiteFrame>
      <PageTitle>Email settings</PageTitle>
      <meta name="robots" content="noindex" />
      <UnsubscribePage state={state} />
    </SiteFrame>
  );
}
