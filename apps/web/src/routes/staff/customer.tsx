import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CustomerDetail } from "../../features/staff-customers/CustomerDetail.tsx";
import { StaffCustomerDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaff(request, StaffCustomerDocument, { id: params["customerId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffCustomerRoute() {
  return <CustomerDetail customer={useLoaderData<typeof loader>().staffCustomer} />;
}
