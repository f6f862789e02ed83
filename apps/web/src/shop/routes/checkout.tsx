import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { log } from "../../../server/log.server.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import {
  GetCheckoutDocument,
  GetMapChecksDocument,
  type MapCheckFragment,
} from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget, loadAccount, loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { CheckoutNotFound } from "../checkout/CheckoutNotFound.tsx";
import { CheckoutPage } from "../checkout/CheckoutPage.tsx";
import { getCheckoutCompletePath } from "../checkout/use-checkout.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const checkoutId = params["checkoutId"] ?? "";
  const [{ checkout }, mapChecks, account] = await Promise.all([
    loadFromApi(request, GetCheckoutDocument, { checkoutId }),
    loadChecks(request, checkoutId),
    loadAccount(request),
  ]);
  if (checkout === null) return data(undefined, { status: 404 });
  if (checkout.completedAt !== null) throw redirect(getCheckoutCompletePath(checkoutId));
  if (checkout.lineItems.length === 0) throw redirect("/cart");
  return data({ checkout, mapChecks, accountEmail: account?.email });
}

/** Loads what to look at in the maps; empty after a failure, which doesn't keep anyone from buying. */
async function loadChecks(request: Request, checkoutId: string): Promise<MapCheckFragment[]> {
  try {
    const target = getServerApiTarget(request);
    const { checkout } = await execute(GetMapChecksDocument, { checkoutId }, target);
    return checkout?.mapChecks ?? [];
  } catch (error) {
    log.warn({ err: error }, "The checkout is shown without what to look at in its maps");
    return [];
  }
}

/** A form submitted before hydration is discarded, and the page is shown again. */
export function action({ request }: { request: Request }) {
  return redirect(new URL(request.url).pathname);
}

export default function CheckoutRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>Checkout</PageTitle>
      <meta name="robots" content="noindex" />
      {page === undefined ? <CheckoutNotFound /> : <CheckoutPage {...page} />}
    </SiteFrame>
  );
}
