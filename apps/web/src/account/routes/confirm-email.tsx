import { type ActionFunctionArgs, useActionData } from "react-router";
import { Shell } from "../../app/shell/Shell.tsx";
import { ConfirmEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { ConfirmEmail } from "../settings/ConfirmEmail.tsx";

export const handle = DOCUMENT_PAGE;

export async function action({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { confirmEmailChange: result } = await loadFromApi(request, ConfirmEmailChangeDocument, {
    token,
  });
  return result.__typename === "EmailChanged"
    ? { email: result.email }
    : { problem: result.message };
}

export default function ConfirmEmailRoute() {
  return (
    <Shell>
      <PageTitle>Your new address</PageTitle>
      <meta name="robots" content="noindex" />
      <ConfirmEmail result={useActionData<typeof action>()} />
    </Shell>
  );
}
