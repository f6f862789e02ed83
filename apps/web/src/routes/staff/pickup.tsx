import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { PickupDetail } from "../../features/staff-pickups/PickupDetail.tsx";
import { StaffPickupDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  // The audit log has ids in lower case.
  const { pickupId = "" } = params;
  return loadStaff(request, StaffPickupDocument, { id: pickupId.toLowerCase() });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffPickupRoute() {
  const { staffPickup, staffActions } = useLoaderData<typeof loader>();
  return (
    <PickupDetail key={staffPickup.order.id} pickup={staffPickup} actions={staffActions.actions} />
  );
}
