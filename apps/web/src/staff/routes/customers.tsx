import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffCustomersDocument } from "../../platform/api/generated/graphql.ts";
import { CustomerList } from "../customers/CustomerList.tsx";
import { loadStaff, readListParameters } from "../shared/load-staff.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaff(request, StaffCustomersDocument, readListParameters(request));
}

export default function StaffCustomersRoute() {
  return <CustomerList page={useLoaderData<typeof loader>().staffCustomers} />;
}
