import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import {
  GetCollectionDocument,
  GetProductPageDocument,
} from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { CollectionPage } from "../catalog/CollectionPage.tsx";
import { findSortOrder } from "../catalog/sort-order.ts";

export const handle = DOCUMENT_PAGE;

/** Redirects the handle of a product to its page, and an unknown one to the home page. */
export async function loader({ request, params: { handle: id = "" } }: LoaderFunctionArgs) {
  const {
    id: sort,
    sortKey,
    reverse,
  } = findSortOrder(new URL(request.url).searchParams.get("sort"));
  const { storefrontGetBrowseCollections: collection } = await loadFromApi(
    request,
    GetCollectionDocument,
    { handle: id, sortKey, reverse },
  );
  if (collection) return { collection, sort };
  const { product } = await loadFromApi(request, GetProductPageDocument, { handle: id });
  throw redirect(product ? `/product/${product.handle}` : "/?unknown");
}

export default function CollectionRoute() {
  const { collection, sort } = useLoaderData<typeof loader>();
  const { title, description, handle: id, products } = collection;
  return (
    <SiteFrame>
      <PageTitle>{title}</PageTitle>
      <PageMetaTags
        path={`/shop/${id}`}
        title={title}
        description={description}
        pictureUrl={products[0]?.images[0]?.url1024}
      />
      <CollectionPage collection={collection} sort={sort} />
    </SiteFrame>
  );
}
