import { accountMessages, formatMessage } from "@photomap/messages";
import { data, type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { log } from "../../../server/log.server.ts";
import { AccountFrame } from "../../account/settings/AccountFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetOrdersForUserDocument } from "../../platform/api/generated/graphql.ts";
import { type Account, getServerApiTarget } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { AccountOrderList } from "../orders/AccountOrderList.tsx";
import { OrdersUnavailable } from "../orders/OrdersUnavailable.tsx";
import { VerifyHint } from "../orders/VerifyHint.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const result = await execute(GetOrdersForUserDocument, {}, getServerApiTarget(request));
    return data({ orders: result.getOrdersForUser });
  } catch (error) {
    log.error({ err: error }, "The orders could not be read");
    return data({ orders: undefined }, { status: 503 });
  }
}

export default function AccountOrdersRoute() {
  const { email, isEmailVerified } = useOutletContext<Account>();
  const { orders } = useLoaderData<typeof loader>();
  const title = formatMessage(accountMessages.orders);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountFrame email={email} page={title}>
        {isEmailVerified ? null : <VerifyHint email={email} />}
        {orders === undefined ? <OrdersUnavailable /> : <AccountOrderList orders={orders} />}
      </AccountFrame>
    </>
  );
}
