import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Dashboard } from "../../features/staff-dashboard/Dashboard.tsx";
import { StaffDashboardDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";

const DEFAULT_DAYS = 30;

export function loader({ request }: LoaderFunctionArgs) {
  const days = Number.parseInt(new URL(request.url).searchParams.get("days") ?? "", 10);
  return loadStaff(request, StaffDashboardDocument, { days: days || DEFAULT_DAYS });
}

export default function StaffDashboardRoute() {
  const { staffDashboard, staffTickets } = useLoaderData<typeof loader>();
  return <Dashboard dashboard={staffDashboard} openTickets={staffTickets.total} />;
}
