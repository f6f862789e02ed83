import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CustomerList } from "../../features/staff-customers/CustomerList.tsx";
import { StaffCustomersDocument } from "../../generated/graphql.ts";
import { loadStaff, readListParameters } from "../../staff/load-staff.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaff(request, StaffCustomersDocument, readListParameters(request));
}

export default function StaffCustomersRoute() {
  return <CustomerList page={useLoaderData<typeof loader>().staffCustomers} />;
}
