import { type ActionFunctionArgs, useActionData } from "react-router";
import { Shell } from "../../app/shell/Shell.tsx";
import { execute } from "../../platform/api/execute.ts";
import { ConfirmEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { getApiOrigin } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { ConfirmEmail } from "../settings/ConfirmEmail.tsx";

export const handle = DOCUMENT_PAGE;

export async function action({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { confirmEmailChange: result } = await execute(
    ConfirmEmailChangeDocument,
    { token },
    getApiOrigin(request),
  );
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
