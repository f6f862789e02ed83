import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { StaffProductDocument } from "../../platform/api/generated/graphql.ts";
import { ProductDetail } from "../products/ProductDetail.tsx";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";
import type { StaffContext } from "./layout.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffProductDocument, { id: params["productId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffProductRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  return (
    <ProductDetail product={useLoaderData<typeof loader>().staffProduct} canManage={canManage} />
  );
}
