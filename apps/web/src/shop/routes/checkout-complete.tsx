import { CHECKOUT_ERROR_REACTIONS, type CheckoutErrorCode } from "@photomap/commerce";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { log } from "../../../server/log.server.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { SettleCheckoutDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { useVisitor } from "../../platform/routing/root-data.ts";
import { useLeavePaidCart } from "../cart/use-cart.ts";
import { CheckoutNotFound } from "../checkout/CheckoutNotFound.tsx";
import { PaymentPending } from "../checkout/PaymentPending.tsx";
import { ThankYou } from "../checkout/ThankYou.tsx";

/** Compares the order with its payment, which is safe to repeat; the page repeats it while it waits. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const checkoutId = params["checkoutId"] ?? "";
  try {
    const { settleCheckout } = await execute(
      SettleCheckoutDocument,
      { checkoutId },
      getServerApiTarget(request),
    );
    const { checkout, checkoutUserErrors } = settleCheckout;
    const problem = checkoutUserErrors[0] && describeProblem(checkoutUserErrors[0].code);
    return data({ checkout, problem }, { status: checkout === null ? 404 : 200 });
  } catch (error) {
    log.error({ err: error }, "The payment could not be read");
    // Undefined: the page tries again.
    return data({ checkout: undefined, problem: undefined });
  }
}

/** Describes why the payment failed; undefined when the next try may solve it. */
function describeProblem(code: CheckoutErrorCode): string | undefined {
  const reason = RETURN_REASONS[code];
  if (reason !== undefined) return `${reason} We're sorry. We'll refund the full amount.`;
  const { action, message } = CHECKOUT_ERROR_REACTIONS[code];
  return action === "retry" ? undefined : message;
}

/** Why a payment is returned. */
const RETURN_REASONS: Readonly<Partial<Record<CheckoutErrorCode, string>>> = {
  NOT_ENOUGH_IN_STOCK: "The last item was sold before your payment arrived.",
  DISCOUNT_LIMIT_REACHED: "The discount was used up before your payment arrived.",
  INVALID: "Your sticker tokens were spent before your payment arrived.",
  ALREADY_COMPLETED: "These stickers were already paid for with another order.",
  TOTAL_PRICE_MISMATCH: "Your payment arrived, but we can no longer fill the order.",
};

export default function CheckoutCompleteRoute() {
  const { checkout } = useLoaderData<typeof loader>();
  const isCompleted = checkout !== undefined && checkout !== null && checkout.completedAt !== null;
  useLeavePaidCart(isCompleted ? checkout : undefined);
  return (
    <SiteFrame>
      <PageTitle>{isCompleted ? "Thank you" : "Your payment"}</PageTitle>
      <meta name="robots" content="noindex" />
      <CheckoutResult />
    </SiteFrame>
  );
}

function CheckoutResult() {
  const { checkout, problem } = useLoaderData<typeof loader>();
  // A guest may have a session too.
  const isGuest = useVisitor() === undefined;
  if (checkout === null) return <CheckoutNotFound />;
  if (checkout === undefined || checkout.completedAt === null) {
    return <PaymentPending email={checkout?.email ?? null} problem={problem} />;
  }
  return <ThankYou checkout={checkout} isGuest={isGuest} />;
}
