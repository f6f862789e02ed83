import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffOrdersDocument } from "../../platform/api/generated/graphql.ts";
import { OrderList } from "../orders/OrderList.tsx";
import { readOrderFilters } from "../orders/order-filters.ts";
import { loadStaff } from "../shared/load-staff.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaff(request, StaffOrdersDocument, { input: readOrderFilters(request.url) });
}

export default function StaffOrdersRoute() {
  return <OrderList page={useLoaderData<typeof loader>().staffOrders} />;
}
