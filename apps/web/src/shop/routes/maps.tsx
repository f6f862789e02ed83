import { MAX_QUERY_LENGTH } from "@photomap/project";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetMapsDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import { MapSearchResults } from "../maps/MapSearchResults.tsx";
import { MapsPage } from "../maps/MapsPage.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get("q") ?? "";
  const query = text.trim().slice(0, MAX_QUERY_LENGTH);
  const { designGroups } = await loadFromApi(request, GetMapsDocument, { query });
  return { query, maps: designGroups };
}

export default function MapsRoute() {
  const { query, maps } = useLoaderData<typeof loader>();
  const { host } = useBrand();
  if (query !== "") {
    return (
      <SiteFrame>
        <PageTitle>{`${query}, maps`}</PageTitle>
        <meta name="robots" content="noindex" />
        <MapSearchResults query={query} maps={maps} />
      </SiteFrame>
    );
  }
  const list = {
    "@type": "ItemList",
    name: "Photo Maps",
    numberOfItems: maps.length,
    itemListElement: maps.map(({ name, slug }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `https://${host}/maps/${slug}`,
    })),
  };
  return (
    <SiteFrame>
      <PageTitle>Photo Maps</PageTitle>
      <PageMetaTags
        path="/maps"
        title="Photo Maps"
        description={`All ${maps.length} maps to fill with your photos: the 50 states, the counties of each state, countries, continents, the world, hearts and mosaics.`}
      />
      <StructuredData data={list} />
      <MapsPage maps={maps} />
    </SiteFrame>
  );
}
