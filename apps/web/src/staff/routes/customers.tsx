import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffCustomersDocument } from "../../platform/api/generated/graphql.ts";
import { CustomerList } from "../customers/CustomerList.tsx";
import { loadStaffPage, readListParameters } from "../shared/load-staff-page.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffCustomersDocument, readListParameters(request));
}

export default function StaffCustomersRoute() {
  return <CustomerList page={useLoaderData<typeof loader>().staffCustomers} />;
}
