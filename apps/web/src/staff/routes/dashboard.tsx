import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffDashboardDocument } from "../../platform/api/generated/graphql.ts";
import { Dashboard } from "../dashboard/Dashboard.tsx";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";

const DEFAULT_DAYS = 30;

export function loader({ request }: LoaderFunctionArgs) {
  const days = Number.parseInt(new URL(request.url).searchParams.get("days") ?? "", 10);
  return loadStaffPage(request, StaffDashboardDocument, { days: days || DEFAULT_DAYS });
}

export default function StaffDashboardRoute() {
  const { staffDashboard, staffTickets } = useLoaderData<typeof loader>();
  return <Dashboard dashboard={staffDashboard} openTickets={staffTickets.total} />;
}
