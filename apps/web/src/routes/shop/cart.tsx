import { useSearchParams } from "react-router";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { ISLAND_PAGE } from "../../document-page.tsx";
import { CartPage } from "../../features/cart/CartPage.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { Island } from "../../islands/Island.tsx";
import { useVisitor } from "../../root-data.ts";

export const handle = ISLAND_PAGE;

export default function CartRoute() {
  const [search] = useSearchParams();
  const props = {
    isGuest: useVisitor() === undefined,
    isPaymentCanceled: search.get("payment") === "canceled",
  };
  return (
    <Shell>
      <PageTitle>Your cart</PageTitle>
      <meta name="robots" content="noindex" />
      <Island name="cart" component={CartPage} props={props} />
    </Shell>
  );
}
