import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { TicketDetail } from "../../features/staff-tickets/TicketDetail.tsx";
import { StaffTicketDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaff(request, StaffTicketDocument, { id: params["ticketId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffTicketRoute() {
  const { staffTicket } = useLoaderData<typeof loader>();
  return <TicketDetail key={staffTicket.id} ticket={staffTicket} />;
}
