import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { ContactHome } from "../../features/contact/ContactHome.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetContactCategoriesDocument } from "../../generated/graphql.ts";
import { PageTags } from "../../seo/PageTags.tsx";

export const handle = DOCUMENT_PAGE;

const TITLE = "Contact Us";
const DESCRIPTION =
  "Answers about orders, stickers, maps, printing and your account, and a form to write to us.";

export function loader({ request }: LoaderFunctionArgs) {
  return execute(GetContactCategoriesDocument, {}, getApiOrigin(request));
}

export default function ContactRoute() {
  const { contactCategories } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <PageTitle>{TITLE}</PageTitle>
      <PageTags path="/contact" title={TITLE} description={DESCRIPTION} />
      <ContactHome title={TITLE} categories={contactCategories} />
    </Shell>
  );
}
