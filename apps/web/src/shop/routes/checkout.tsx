import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetCheckoutDocument } from "../../platform/api/generated/graphql.ts";
import { loadAccount, loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { CheckoutNotFound } from "../checkout/CheckoutNotFound.tsx";
import { CheckoutPage } from "../checkout/CheckoutPage.tsx";
import { getCheckoutCompletePath } from "../checkout/use-checkout.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const checkoutId = params["checkoutId"] ?? "";
  const [{ checkout }, account] = await Promise.all([
    loadFromApi(request, GetCheckoutDocument, { checkoutId }),
    loadAccount(request),
  ]);
  if (checkout === null) return data({ checkout, accountEmail: undefined }, { status: 404 });
  if (checkout.completedAt !== null) throw redirect(getCheckoutCompletePath(checkoutId));
  if (checkout.lineItems.length === 0) throw redirect("/cart");
  return data({ checkout, accountEmail: account?.email });
}

/** A form submitted before hydration is discarded, and the page is shown again. */
export function action({ request }: { request: Request }) {
  return redirect(new URL(request.url).pathname);
}

export default function CheckoutRoute() {
  const { checkout, accountEmail } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>Checkout</PageTitle>
      <meta name="robots" content="noindex" />
      {checkout === null ? (
        <CheckoutNotFound />
      ) : (
        <CheckoutPage checkout={checkout} accountEmail={accountEmail} />
      )}
    </SiteFrame>
  );
}
