import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { StaffProductsDocument } from "../../platform/api/generated/graphql.ts";
import { ProductList } from "../products/ProductList.tsx";
import { loadStaffPage, readListParameters } from "../shared/load-staff-page.server.ts";
import type { StaffContext } from "./layout.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffProductsDocument, readListParameters(request));
}

export default function StaffProductsRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  const { staffProducts, staffCollections } = useLoaderData<typeof loader>();
  return <ProductList page={staffProducts} collections={staffCollections} canManage={canManage} />;
}
