import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { CollectionPage } from "../../features/shop/CollectionPage.tsx";
import { findSortOrder } from "../../features/shop/sort-order.ts";
import { GetCollectionDocument, GetProductPageDocument } from "../../generated/graphql.ts";
import { PageTags } from "../../seo/PageTags.tsx";

export const handle = DOCUMENT_PAGE;

/** The handle of a product leads to its page, an unknown one to the home page. */
export async function loader({ request, params: { handle: id = "" } }: LoaderFunctionArgs) {
  const {
    id: sort,
    sortKey,
    reverse,
  } = findSortOrder(new URL(request.url).searchParams.get("sort"));
  const { storefrontGetBrowseCollections: collection } = await execute(
    GetCollectionDocument,
    { handle: id, sortKey, reverse },
    getApiOrigin(request),
  );
  if (collection) return { collection, sort };
  const { product } = await execute(GetProductPageDocument, { handle: id }, getApiOrigin(request));
  throw redirect(product ? `/product/${product.handle}` : "/");
}

export default function CollectionRoute() {
  const { collection, sort } = useLoaderData<typeof loader>();
  const { title, description, handle: id, products } = collection;
  return (
    <Shell>
      <PageTitle>{title}</PageTitle>
      <PageTags
        path={`/shop/${id}`}
        title={title}
        description={description}
        pictureUrl={products[0]?.images[0]?.url1024}
      />
      <CollectionPage collection={collection} sort={sort} />
    </Shell>
  );
}
