import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffOrdersDocument } from "../../platform/api/generated/graphql.ts";
import { OrderList } from "../orders/OrderList.tsx";
import { readOrderFilters } from "../orders/order-filters.ts";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffOrdersDocument, { input: readOrderFilters(request.url) });
}

export default function StaffOrdersRoute() {
  const { staffOrders, staffSavedFilters } = useLoaderData<typeof loader>();
  return <OrderList page={staffOrders} savedFilters={staffSavedFilters} />;
}
