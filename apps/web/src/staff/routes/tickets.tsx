import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffTicketsDocument } from "../../platform/api/generated/graphql.ts";
import { loadStaff, readListParameters } from "../shared/load-staff.server.ts";
import { readStatus } from "../tickets/staff-ticket.ts";
import { TicketList } from "../tickets/TicketList.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  const input = { ...readListParameters(request), status: readStatus(request.url) };
  return loadStaff(request, StaffTicketsDocument, { input });
}

export default function StaffTicketsRoute() {
  return <TicketList page={useLoaderData<typeof loader>().staffTickets} />;
}
