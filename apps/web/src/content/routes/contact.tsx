import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetContactCategoriesDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { ContactHome } from "../contact/ContactHome.tsx";

export const handle = DOCUMENT_PAGE;

const TITLE = "Contact Us";
const DESCRIPTION =
  "Answers about orders, stickers, maps, printing and your account, and a form to write to us.";

export function loader({ request }: LoaderFunctionArgs) {
  return loadFromApi(request, GetContactCategoriesDocument, {});
}

export default function ContactRoute() {
  const { contactCategories } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>{TITLE}</PageTitle>
      <PageMetaTags path="/contact" title={TITLE} description={DESCRIPTION} />
      <ContactHome title={TITLE} categories={contactCategories} />
    </SiteFrame>
  );
}
