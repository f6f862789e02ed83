import { useSearchParams } from "react-router";
import { Island } from "../../app/islands/Island.tsx";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { ISLAND_PAGE } from "../../platform/document/document-page.ts";
import { useVisitor } from "../../platform/routing/root-data.ts";
import { CartPage } from "../cart-page/CartPage.tsx";

export const handle = ISLAND_PAGE;

export default function CartRoute() {
  const [search] = useSearchParams();
  const props = {
    isGuest: useVisitor() === undefined,
    isPaymentCanceled: search.get("payment") === "canceled",
  };
  return (
    <SiteFrame>
      <PageTitle>Your cart</PageTitle>
      <meta name="robots" content="noindex" />
      <Island name="cart" component={CartPage} props={props} />
    </SiteFrame>
  );
}
