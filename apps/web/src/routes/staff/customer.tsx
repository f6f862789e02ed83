import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { CustomerDetail } from "../../features/staff-customers/CustomerDetail.tsx";
import { StaffCustomerDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";
import type { StaffContext } from "./layout.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaff(request, StaffCustomerDocument, { id: params["customerId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffCustomerRoute() {
  const { canAdjustTokens, canGrantRoles, accountId } = useOutletContext<StaffContext>();
  const { staffCustomer } = useLoaderData<typeof loader>();
  return (
    <CustomerDetail
      customer={staffCustomer}
      canAdjustTokens={canAdjustTokens}
      canGrantRoles={canGrantRoles}
      isOwn={staffCustomer.id === accountId}
    />
  );
}
