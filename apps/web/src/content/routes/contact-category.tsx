import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetContactCategoriesDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { createBreadcrumbData } from "../../platform/seo/breadcrumbs.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import { CategoryPage } from "../contact/CategoryPage.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { contactCategories } = await loadFromApi(request, GetContactCategoriesDocument, {});
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
    <SiteFrame>
      <PageTitle>{title}</PageTitle>
      <PageMetaTags
        path={path}
        title={title}
        description={`${description} ${texts}`.slice(0, 160)}
      />
      <StructuredData
        data={createBreadcrumbData(host, [
          { title: "Contact", path: "/contact" },
          { title, path },
        ])}
      />
      <CategoryPage category={category} />
    </SiteFrame>
  );
}
