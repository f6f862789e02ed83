import { getBaseHandle } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { Island } from "../../app/islands/Island.tsx";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { ISLAND_PAGE } from "../../platform/document/document-page.ts";
import { loadProductPage } from "../product/load-product-page.server.ts";
import { ProductLayout } from "../product/ProductLayout.tsx";
import { ProductMetaTags } from "../product/ProductMetaTags.tsx";
import { ProductNotFound } from "../product/ProductNotFound.tsx";
import { ProductPage } from "../product/ProductPage.tsx";

export const handle = ISLAND_PAGE;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { handle: name = "" } = params;
  const base = getBaseHandle(name);
  // Light and dark versions were products of their own.
  if (base !== name) throw redirect(`/product/${base}${new URL(request.url).search}`, 301);
  const page = await loadProductPage(request, name);
  return data(page ?? null, { status: page === undefined ? 404 : 200 });
}

export default function ProductRoute() {
  const page = useLoaderData<typeof loader>();
  if (page === null) {
    return (
      <SiteFrame>
        <PageTitle>{formatMessage(shopMessages.productNotFound)}</PageTitle>
        <ProductNotFound />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame>
      <PageTitle>{page.product.title}</PageTitle>
      <ProductMetaTags product={page.product} />
      <ProductLayout page={page}>
        <Island
          key={page.product.id}
          name="product"
          component={ProductPage}
          props={{ page: { ...page, recommendations: [] } }}
          isReadFirst
        />
      </ProductLayout>
    </SiteFrame>
  );
}
