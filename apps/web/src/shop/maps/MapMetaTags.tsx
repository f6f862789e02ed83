import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { createBreadcrumbData } from "../../platform/seo/breadcrumbs.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import { createMapTexts } from "./create-map-texts.ts";
import type { MapPageData } from "./map-page-data.ts";

/** Title and metadata for search engines and link previews. */
export function MapMetaTags({ map }: { readonly map: MapPageData }) {
  const { host } = useBrand();
  const { slug, name } = map.group;
  const { title, description } = createMapTexts(map);
  const path = `/maps/${slug}`;
  const crumbs = [
    { title: "Maps", path: "/maps" },
    { title: name, path },
  ];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMetaTags
        path={path}
        title={title}
        description={description}
        pictureUrl={map.pictures?.share}
        pictureAlt={`${name} map in a frame, filled with photos`}
      />
      <StructuredData data={createBreadcrumbData(host, crumbs)} />
    </>
  );
}
