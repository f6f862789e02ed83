import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { LegalPage } from "../../features/legal/LegalPage.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import {
  GetPrivacyPolicyDocument,
  GetRefundPolicyDocument,
  GetTermsOfServiceDocument,
} from "../../generated/graphql.ts";
import { PageTags } from "../../seo/PageTags.tsx";

export const handle = DOCUMENT_PAGE;

const DOCUMENTS = {
  privacy: GetPrivacyPolicyDocument,
  refunds: GetRefundPolicyDocument,
  terms: GetTermsOfServiceDocument,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const [, path = ""] = new URL(request.url).pathname.replace(/\.data$/, "").split("/");
  if (!isLegalPath(path)) throw data(null, { status: 404 });
  const { document } = await execute(DOCUMENTS[path], {}, getApiOrigin(request));
  return { path, document };
}

function isLegalPath(path: string): path is keyof typeof DOCUMENTS {
  return Object.hasOwn(DOCUMENTS, path);
}

export default function LegalRoute() {
  const { path, document } = useLoaderData<typeof loader>();
  const { title, description } = document;
  return (
    <Shell>
      <PageTitle>{title}</PageTitle>
      <PageTags path={`/${path}`} title={title} description={description} />
      <LegalPage document={document} />
    </Shell>
  );
}
