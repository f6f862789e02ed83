import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import {
  GetPrivacyPolicyDocument,
  GetRefundPolicyDocument,
  GetTermsOfServiceDocument,
} from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { LegalPage } from "../legal/LegalPage.tsx";

export const handle = DOCUMENT_PAGE;

const DOCUMENTS = {
  privacy: GetPrivacyPolicyDocument,
  refunds: GetRefundPolicyDocument,
  terms: GetTermsOfServiceDocument,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const [, path = ""] = new URL(request.url).pathname.replace(/\.data$/, "").split("/");
  if (!isLegalPath(path)) throw data(null, { status: 404 });
  const { document } = await loadFromApi(request, DOCUMENTS[path], {});
  return { path, document };
}

function isLegalPath(path: string): path is keyof typeof DOCUMENTS {
  return Object.hasOwn(DOCUMENTS, path);
}

export default function LegalRoute() {
  const { path, document } = useLoaderData<typeof loader>();
  const { title, description } = document;
  return (
    <SiteFrame>
      <PageTitle>{title}</PageTitle>
      <PageMetaTags path={`/${path}`} title={title} description={description} />
      <LegalPage document={document} />
    </SiteFrame>
  );
}
