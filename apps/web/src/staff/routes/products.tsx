import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffProductsDocument } from "../../platform/api/generated/graphql.ts";
import { ProductList } from "../products/ProductList.tsx";
import { loadStaffPage, readListParameters } from "../shared/load-staff-page.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffProductsDocument, readListParameters(request));
}

export default function StaffProductsRoute() {
  return <ProductList page={useLoaderData<typeof loader>().staffProducts} />;
}
