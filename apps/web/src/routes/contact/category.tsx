import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { useBrand } from "../../brand/brand.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { CategoryPage } from "../../features/contact/CategoryPage.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetContactCategoriesDocument } from "../../generated/graphql.ts";
import { describeBreadcrumbs } from "../../seo/breadcrumbs.ts";
import { PageTags } from "../../seo/PageTags.tsx";
import { StructuredData } from "../../seo/StructuredData.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { contactCategories } = await execute(
    GetContactCategoriesDocument,
    {},
    getApiOrigin(request),
  );
  const category = contactCategories.find(({ slug }) => slug === params["category"]);
  if (category === undefined) throw data(null, { status: 404 });
  return category;
}

export default function ContactCategoryRoute() {
  const category = useLoaderData<typeof loader>();
  const { slug, title, description, questions } = category;
  const { host } = useBrand();
  const path = `/contact/${slug}`;
  const texts = questions.map((question) => question.title).join(" ");
  return (
    <Shell>
      <PageTitle>{title}</PageTitle>
      <PageTags path={path} title={title} description={`${description} ${texts}`.slice(0, 160)} />
      <StructuredData
        data={describeBreadcrumbs(host, [
          { title: "Contact", path: "/contact" },
          { title, path },
        ])}
      />
      <CategoryPage category={category} />
    </Shell>
  );
}
