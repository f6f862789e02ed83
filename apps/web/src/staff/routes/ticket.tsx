import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffTicketDocument } from "../../platform/api/generated/graphql.ts";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";
import { TicketDetail } from "../tickets/TicketDetail.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffTicketDocument, { id: params["ticketId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffTicketRoute() {
  const { staffTicket } = useLoaderData<typeof loader>();
  return <TicketDetail key={staffTicket.id} ticket={staffTicket} />;
}
