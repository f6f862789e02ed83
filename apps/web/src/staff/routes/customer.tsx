import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { StaffCustomerDocument } from "../../platform/api/generated/graphql.ts";
import { CustomerDetail } from "../customers/CustomerDetail.tsx";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";
import type { StaffContext } from "./layout.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffCustomerDocument, { id: params["customerId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffCustomerRoute() {
  const { accountId, ...permissions } = useOutletContext<StaffContext>();
  const { staffCustomer } = useLoaderData<typeof loader>();
  return (
    <CustomerDetail
      customer={staffCustomer}
      canAdjustTokens={permissions.canAdjustTokens}
      canGrantRoles={permissions.canGrantRoles}
      canChangeEmail={permissions.canChangeEmails}
      canApproveEmail={permissions.canApproveEmails}
      isOwn={staffCustomer.id === accountId}
    />
  );
}
