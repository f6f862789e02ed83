import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { describeBreadcrumbs } from "../../platform/seo/breadcrumbs.ts";
import { PageTags } from "../../platform/seo/PageTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import { describeMap } from "./describe-map.ts";
import type { MapPageData } from "./map-page-data.ts";

/** Title and metadata for search engines and link previews. */
export function MapTags({ map }: { readonly map: MapPageData }) {
  const { host } = useBrand();
  const { slug, name } = map.group;
  const { title, description } = describeMap(map);
  const path = `/maps/${slug}`;
  const crumbs = [
    { title: "Maps", path: "/maps" },
    { title: name, path },
  ];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageTags
        path={path}
        title={title}
        description={description}
        pictureUrl={map.pictures?.share}
        pictureAlt={`${name} map in a frame, filled with photos`}
      />
      <StructuredData data={describeBreadcrumbs(host, crumbs)} />
    </>
  );
}
