import { MAX_QUERY_LENGTH } from "@photomap/project";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetHelpHomeDocument, SearchHelpDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { HelpHome } from "../help/HelpHome.tsx";
import { HelpResults } from "../help/HelpResults.tsx";
import { HIDDEN_PARAMETER } from "../help/HiddenPages.tsx";

export { HelpErrorBoundary as ErrorBoundary } from "./help-error.tsx";

export const handle = DOCUMENT_PAGE;

const DESCRIPTION =
  "How to make a photo map, print it at its true size, order stickers, share it, and find your orders.";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  const includesHidden = searchParams.has(HIDDEN_PARAMETER);
  if (query !== "") {
    const { searchHelp } = await loadFromApi(request, SearchHelpDocument, { query });
    return { kind: "results" as const, query, results: searchHelp };
  }
  const { navigationById } = await loadFromApi(request, GetHelpHomeDocument, {
    includeHidden: includesHidden,
  });
  if (!navigationById) throw new Error("There is no help");
  return { kind: "home" as const, navigation: navigationById, includesHidden };
}

export default function HelpRoute() {
  const found = useLoaderData<typeof loader>();
  if (found.kind === "results") {
    return (
      <SiteFrame>
        <PageTitle>{`${found.query}, help`}</PageTitle>
        <meta name="robots" content="noindex" />
        <HelpResults query={found.query} results={found.results} />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame>
      <PageTitle>Help</PageTitle>
      <PageMetaTags path="/help" title="Help" description={DESCRIPTION} />
      <HelpHome navigation={found.navigation} includesHidden={found.includesHidden} />
    </SiteFrame>
  );
}
