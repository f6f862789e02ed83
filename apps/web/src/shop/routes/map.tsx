import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetMapDocument, GetMapsDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { MapMetaTags } from "../maps/MapMetaTags.tsx";
import { MapNotFound } from "../maps/MapNotFound.tsx";
import { MapPage } from "../maps/MapPage.tsx";

export const handle = DOCUMENT_PAGE;

const MAX_SUGGESTED = 5;

export async function loader({ request, params: { slug = "" } }: LoaderFunctionArgs) {
  const { designGroup } = await loadFromApi(request, GetMapDocument, { slug });
  if (designGroup) return data({ map: designGroup, suggested: [] });
  // The words of the address may name another map.
  const query = slug.replaceAll("-", " ");
  const { designGroups } = await loadFromApi(request, GetMapsDocument, { query });
  return data({ map: null, suggested: designGroups.slice(0, MAX_SUGGESTED) }, { status: 404 });
}

export default function MapRoute() {
  const { map, suggested } = useLoaderData<typeof loader>();
  if (map === null) {
    return (
      <SiteFrame>
        <PageTitle>Map not found</PageTitle>
        <MapNotFound suggested={suggested} />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame>
      <MapMetaTags map={map} />
      <MapPage map={map} />
    </SiteFrame>
  );
}
