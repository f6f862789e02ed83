import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { ProductDetail } from "../../features/staff-products/ProductDetail.tsx";
import { StaffProductDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";
import type { StaffContext } from "./layout.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaff(request, StaffProductDocument, { id: params["productId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffProductRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  return (
    <ProductDetail product={useLoaderData<typeof loader>().staffProduct} canManage={canManage} />
  );
}
