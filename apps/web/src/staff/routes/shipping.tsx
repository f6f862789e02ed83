import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { StaffShippingRatesDocument } from "../../platform/api/generated/graphql.ts";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { MapReviewDays } from "../shipping/MapReviewDays.tsx";
import { ShippingRates } from "../shipping/ShippingRates.tsx";
import type { StaffContext } from "./layout.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffShippingRatesDocument, {});
}

export default function StaffShippingRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  const { staffShippingRates, staffMapReviewSettings } = useLoaderData<typeof loader>();
  return (
    <ShippingRates rates={staffShippingRates} canManage={canManage}>
      <MapReviewDays settings={staffMapReviewSettings} canManage={canManage} />
    </ShippingRates>
  );
}
