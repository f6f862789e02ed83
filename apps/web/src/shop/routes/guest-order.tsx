import { PackageX } from "lucide-react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { log } from "../../../server/log.server.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetOrderByKeyDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import styles from "../orders/GuestOrder.module.css";
import { OrderPage } from "../orders/OrderPage.tsx";
import { OrdersUnavailable } from "../orders/OrdersUnavailable.tsx";

/** Order numbers have up to nine digits: the API refuses 2^31 and more. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** Loads the order of the link in an email, which needs no account. */
export async function loader({ request, params: { orderNumber = "" } }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const missing = data({ number: orderNumber, order: null }, { status: 404 });
  if (!NUMBER.test(orderNumber) || key === "") return missing;
  try {
    const variables = { number: Number(orderNumber), key };
    const target = getServerApiTarget(request);
    const { orderByKey: order } = await execute(GetOrderByKeyDocument, variables, target);
    return order === null ? missing : data({ number: orderNumber, order });
  } catch (error) {
    log.error({ err: error }, "The order could not be read");
    return data({ number: orderNumber, order: undefined }, { status: 503 });
  }
}

export default function GuestOrderRoute() {
  const { number, order } = useLoaderData<typeof loader>();
  const title = `Order #${number}`;
  return (
    <SiteFrame>
      <PageTitle>{order === null ? "Order not found" : title}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The key is in the address: it stays out of requests to other sites. */}
      <meta name="referrer" content="no-referrer" />
      <div className={styles.page}>
        <h1>{title}</h1>
        {order === undefined ? <OrdersUnavailable /> : null}
        {order === null ? <LinkExpired /> : null}
        {order ? <OrderPage order={order} /> : null}
      </div>
    </SiteFrame>
  );
}

function LinkExpired() {
  return (
    <EmptyState
      icon={<PackageX size={32} strokeWidth={1.4} aria-hidden="true" />}
      title="This link doesn't open an order"
      action={
        <LinkButton to="/account/orders" variant="primary">
          Your orders
        </LinkButton>
      }
    >
      Links in our emails open an order for half a year. Use the link of a newer email, or log in
      with the email address you ordered with.
    </EmptyState>
  );
}
