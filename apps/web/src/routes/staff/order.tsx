import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { OrderDetail } from "../../features/staff-orders/OrderDetail.tsx";
import { StaffOrderDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  const { orderNumber = "" } = params;
  if (!/^\d{1,9}$/.test(orderNumber)) throw data(null, { status: 404 });
  return loadStaff(request, StaffOrderDocument, { number: Number(orderNumber) });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffOrderRoute() {
  const { staffOrder } = useLoaderData<typeof loader>();
  return <OrderDetail key={staffOrder.id} order={staffOrder} />;
}
