import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetHelpPageDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { createBreadcrumbData } from "../../platform/seo/breadcrumbs.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import { HelpPage } from "../help/HelpPage.tsx";
import { HIDDEN_PARAMETER } from "../help/HiddenPages.tsx";

export { HelpErrorBoundary as ErrorBoundary } from "./help-error.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request, params: { slug = "" } }: LoaderFunctionArgs) {
  const includesHidden = new URL(request.url).searchParams.has(HIDDEN_PARAMETER);
  const { navigationById: navigation, pageBySlug: page } = await loadFromApi(
    request,
    GetHelpPageDocument,
    { slug, includeHidden: includesHidden },
  );
  // A page without a place in the navigation belongs to the site, not to the help.
  if (!page || !navigation || navigation.trail.length === 0) throw data(null, { status: 404 });
  return { page, navigation, includesHidden };
}

export default function HelpPageRoute() {
  const { page, navigation, includesHidden } = useLoaderData<typeof loader>();
  const { host } = useBrand();
  const path = `/help/${page.slug}`;
  const trail = navigation.trail.map(({ title, target }) => ({
    title,
    path: `/help/${target.slug}`,
  }));
  const isHidden = navigation.trail.some(({ hidden }) => hidden);
  return (
    <SiteFrame>
      <PageTitle>{page.title}</PageTitle>
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <PageMetaTags
            path={path}
            title={page.title}
            description={page.description}
            type="article"
          />
          <StructuredData
            data={createBreadcrumbData(host, [{ title: "Help", path: "/help" }, ...trail])}
          />
        </>
      )}
      <HelpPage navigation={navigation} page={page} includesHidden={includesHidden} />
    </SiteFrame>
  );
}
