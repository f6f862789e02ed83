import { accountMessages, formatMessage } from "@photomap/messages";
import { data, type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { log } from "../../../server/log.server.ts";
import { execute } from "../../api/execute.ts";
import { type Account, getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AccountArea } from "../../features/account/AccountArea.tsx";
import { OrderList } from "../../features/orders/OrderList.tsx";
import { OrdersUnavailable } from "../../features/orders/OrdersUnavailable.tsx";
import { VerifyHint } from "../../features/orders/VerifyHint.tsx";
import { GetOrdersForUserDocument } from "../../generated/graphql.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const result = await execute(GetOrdersForUserDocument, {}, getApiOrigin(request));
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
      <AccountArea email={email} page={title}>
        {isEmailVerified ? null : <VerifyHint email={email} />}
        {orders === undefined ? <OrdersUnavailable /> : <OrderList orders={orders} />}
      </AccountArea>
    </>
  );
}
