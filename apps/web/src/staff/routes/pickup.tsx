import { formatPickupTime, parsePickupTime } from "@photomap/printing";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffPickupDocument } from "../../platform/api/generated/graphql.ts";
import { PickupDetail } from "../pickups/PickupDetail.tsx";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  // The audit log has ids in lower case.
  const id = (params["pickupId"] ?? "").toLowerCase();
  const page = await loadStaffPage(request, StaffPickupDocument, { id });
  // Formatted on the server, so the browser loads no script for it.
  const time = parsePickupTime(page.staffPickup.order.promiseTime);
  return { ...page, pickupTime: time === undefined ? null : formatPickupTime(time) };
}

export const ErrorBoundary = StaffNotFound;

export default function StaffPickupRoute() {
  const { staffPickup, staffActions, pickupTime } = useLoaderData<typeof loader>();
  return (
    <PickupDetail
      key={staffPickup.order.id}
      pickup={staffPickup}
      actions={staffActions.actions}
      pickupTime={pickupTime}
    />
  );
}
