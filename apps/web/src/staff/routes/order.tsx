import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffOrderDocument } from "../../platform/api/generated/graphql.ts";
import { OrderDetail } from "../orders/OrderDetail.tsx";
import { readOrderFilters } from "../orders/order-filters.ts";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  const { orderNumber = "" } = params;
  if (!/^\d{1,9}$/.test(orderNumber)) throw data(null, { status: 404 });
  const list = readOrderFilters(request.url);
  return loadStaffPage(request, StaffOrderDocument, { number: Number(orderNumber), list });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffOrderRoute() {
  const { staffOrder, staffOrderNeighbors } = useLoaderData<typeof loader>();
  return <OrderDetail key={staffOrder.id} order={staffOrder} neighbors={staffOrderNeighbors} />;
}
