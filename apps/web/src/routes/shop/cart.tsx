import { useSearchParams } from "react-router";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { CartPage } from "../../features/cart/CartPage.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { HelpPanelHost } from "../../help-panel/HelpPanelHost.tsx";
import { useVisitor } from "../../root-data.ts";

export default function CartRoute() {
  const [search] = useSearchParams();
  return (
    <Shell>
      <PageTitle>Your cart</PageTitle>
      <meta name="robots" content="noindex" />
      <CartPage
        isGuest={useVisitor() === undefined}
        isPaymentCanceled={search.get("payment") === "canceled"}
      />
      <HelpPanelHost />
    </Shell>
  );
}
