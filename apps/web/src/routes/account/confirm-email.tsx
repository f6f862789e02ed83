import { type ActionFunctionArgs, useActionData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { ConfirmEmail } from "../../features/account/ConfirmEmail.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { ConfirmEmailChangeDocument } from "../../generated/graphql.ts";

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
