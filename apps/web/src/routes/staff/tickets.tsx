import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readStatus } from "../../features/staff-tickets/staff-ticket.ts";
import { TicketList } from "../../features/staff-tickets/TicketList.tsx";
import { StaffTicketsDocument } from "../../generated/graphql.ts";
import { loadStaff, readListParameters } from "../../staff/load-staff.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const input = { ...readListParameters(request), status: readStatus(request.url) };
  return loadStaff(request, StaffTicketsDocument, { input });
}

export default function StaffTicketsRoute() {
  return <TicketList page={useLoaderData<typeof loader>().staffTickets} />;
}
