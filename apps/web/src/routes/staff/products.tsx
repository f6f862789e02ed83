import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ProductList } from "../../features/staff-products/ProductList.tsx";
import { StaffProductsDocument } from "../../generated/graphql.ts";
import { loadStaff, readListParameters } from "../../staff/load-staff.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaff(request, StaffProductsDocument, readListParameters(request));
}

export default function StaffProductsRoute() {
  return <ProductList page={useLoaderData<typeof loader>().staffProducts} />;
}
