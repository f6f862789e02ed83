import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { OrderList } from "../../features/staff-orders/OrderList.tsx";
import { readOrderFilters } from "../../features/staff-orders/order-filters.ts";
import { StaffOrdersDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaff(request, StaffOrdersDocument, { input: readOrderFilters(request.url) });
}

export default function StaffOrdersRoute() {
  return <OrderList page={useLoaderData<typeof loader>().staffOrders} />;
}
