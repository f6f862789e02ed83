import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { PickupList } from "../../features/staff-pickups/PickupList.tsx";
import { readState } from "../../features/staff-pickups/staff-pickup.ts";
import { StaffPickupsDocument } from "../../generated/graphql.ts";
import { loadStaff, readListParameters } from "../../staff/load-staff.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = readListParameters(request);
  const filters = { search, state: readState(request.url) };
  return { ...(await loadStaff(request, StaffPickupsDocument, { input: filters })), filters };
}

export default function StaffPickupsRoute() {
  const { staffPickups, filters } = useLoaderData<typeof loader>();
  return <PickupList page={staffPickups} filters={filters} />;
}
