import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { useBrand } from "../../brand/brand.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { requireContent } from "../../content/require-content.server.ts";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { HelpPage } from "../../features/help/HelpPage.tsx";
import { HIDDEN_PARAMETER } from "../../features/help/HiddenPages.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetHelpPageDocument } from "../../generated/graphql.ts";
import { describeBreadcrumbs } from "../../seo/breadcrumbs.ts";
import { PageTags } from "../../seo/PageTags.tsx";
import { StructuredData } from "../../seo/StructuredData.tsx";

export { HelpErrorBoundary as ErrorBoundary } from "./help-error.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request, params: { slug = "" } }: LoaderFunctionArgs) {
  const includesHidden = new URL(request.url).searchParams.has(HIDDEN_PARAMETER);
  const { navigationById: navigation, pageBySlug: page } = await requireContent(
    execute(GetHelpPageDocument, { slug, includeHidden: includesHidden }, getApiOrigin(request)),
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
    <Shell>
      <PageTitle>{page.title}</PageTitle>
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <PageTags path={path} title={page.title} description={page.description} type="article" />
          <StructuredData
            data={describeBreadcrumbs(host, [{ title: "Help", path: "/help" }, ...trail])}
          />
        </>
      )}
      <HelpPage navigation={navigation} page={page} includesHidden={includesHidden} />
    </Shell>
  );
}
