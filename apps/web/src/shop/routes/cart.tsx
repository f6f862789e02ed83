import { useSearchParams } from "react-router";
import { Island } from "../../app/islands/Island.tsx";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { ISLAND_PAGE } from "../../platform/document/document-page.ts";
import { useVisitor } from "../../platform/routing/root-data.ts";
import { CartHelpLinks } from "../cart-page/CartHelpLinks.tsx";
import { CartPage } from "../cart-page/CartPage.tsx";
import { PaymentCanceled } from "../cart-page/PaymentCanceled.tsx";

export const handle = ISLAND_PAGE;

export default function CartRoute() {
  const [search] = useSearchParams();
  const isGuest = useVisitor() === undefined;
  return (
    <SiteFrame>
      <PageTitle>Your cart</PageTitle>
      <meta name="robots" content="noindex" />
      {search.get("payment") === "canceled" ? <PaymentCanceled /> : null}
      <Island name="cart" component={CartPage} props={{ isGuest }} />
      <CartHelpLinks isGuest={isGuest} />
    </SiteFrame>
  );
}
