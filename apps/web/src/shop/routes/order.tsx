import { accountMessages, formatMessage } from "@photomap/messages";
import { data, type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { log } from "../../../server/log.server.ts";
import { AccountFrame } from "../../account/settings/AccountFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetOrderDocument } from "../../platform/api/generated/graphql.ts";
import { type Account, getServerApiTarget, hasSession } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { OrderNotFound } from "../orders/OrderNotFound.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { OrdersUnavailable } from "../orders/OrdersUnavailable.tsx";
import { VerifyHint } from "../orders/VerifyHint.tsx";

/** The order numbers to look up: up to nine digits, because the API refuses 2^31 and more. */
const NUMBER = /^[1-9]\d{0,8}$/;

export async function loader({ request, params: { orderNumber = "" } }: LoaderFunctionArgs) {
  const missing = data({ number: orderNumber, order: null }, { status: 404 });
  // The layout, which runs at the same time, leads guests to the login.
  if (!NUMBER.test(orderNumber) || !hasSession(request)) return missing;
  const number = Number(orderNumber);
  try {
    const { getOrder } = await execute(GetOrderDocument, { number }, getServerApiTarget(request));
    return getOrder === null ? missing : data({ number: orderNumber, order: getOrder });
  } catch (error) {
    log.error({ err: error }, "The order could not be read");
    return data({ number: orderNumber, order: undefined }, { status: 503 });
  }
}

export default function AccountOrderRoute() {
  const { email } = useOutletContext<Account>();
  const { number } = useLoaderData<typeof loader>();
  const title = `Order #${number}`;
  const parent = { label: formatMessage(accountMessages.orders), to: "/account/orders" };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountFrame email={email} page={title} parent={parent}>
        <OrderContent />
      </AccountFrame>
    </>
  );
}

function OrderContent() {
  const { email, isEmailVerified } = useOutletContext<Account>();
  const { number, order } = useLoaderData<typeof loader>();
  if (order === undefined) return <OrdersUnavailable />;
  if (order !== null) return <OrderPage order={order} />;
  return (
    <>
      {isEmailVerified ? null : <VerifyHint email={email} />}
      <OrderNotFound number={number} />
    </>
  );
}
