import { MAX_QUERY_LENGTH } from "@photomap/project";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetShopDocument, SearchProductsDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { CollectionSection } from "../catalog/CollectionSection.tsx";
import { ProductSearchResults } from "../catalog/ProductSearchResults.tsx";
import { ShopHero } from "../catalog/ShopHero.tsx";
import { SHOP_TEXTS } from "../catalog/shop-texts.ts";

export const handle = DOCUMENT_PAGE;

export async function loader({ request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get("q") ?? "";
  const query = text.trim().slice(0, MAX_QUERY_LENGTH);
  if (query !== "") {
    const { storefrontProductSearch } = await loadFromApi(request, SearchProductsDocument, {
      query,
    });
    return { query, products: storefrontProductSearch, collections: [] };
  }
  const { storefrontCollections } = await loadFromApi(request, GetShopDocument, {});
  const collections = storefrontCollections.filter(({ products }) => products.length > 0);
  return { query, products: [], collections };
}

export default function ShopRoute() {
  const { query, products, collections } = useLoaderData<typeof loader>();
  const { description } = SHOP_TEXTS[useBrand().id];
  if (query !== "") {
    return (
      <SiteFrame>
        <PageTitle>{`${query}, search`}</PageTitle>
        <meta name="robots" content="noindex" />
        <ProductSearchResults query={query} products={products} />
      </SiteFrame>
    );
  }
  const pictureUrl = collections[0]?.products[0]?.images[0]?.url1024;
  return (
    <SiteFrame>
      <PageTitle>Shop</PageTitle>
      <PageMetaTags path="/shop" title="Shop" description={description} pictureUrl={pictureUrl} />
      <ShopHero collections={collections} />
      {collections.map((collection, index) => (
        <CollectionSection key={collection.id} collection={collection} eager={index === 0} />
      ))}
    </SiteFrame>
  );
}
