import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffTicketsDocument } from "../../platform/api/generated/graphql.ts";
import { loadStaffPage, readListParameters } from "../shared/load-staff-page.server.ts";
import { readStatusFilter } from "../tickets/staff-ticket.ts";
import { TicketList } from "../tickets/TicketList.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  const input = { ...readListParameters(request), status: readStatusFilter(request.url) };
  return loadStaffPage(request, StaffTicketsDocument, { input });
}

export default function StaffTicketsRoute() {
  return <TicketList page={useLoaderData<typeof loader>().staffTickets} />;
}
