import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffPickupsDocument } from "../../platform/api/generated/graphql.ts";
import { PickupList } from "../pickups/PickupList.tsx";
import { readState } from "../pickups/staff-pickup.ts";
import { loadStaff, readListParameters } from "../shared/load-staff.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = readListParameters(request);
  const filters = { search, state: readState(request.url) };
  return { ...(await loadStaff(request, StaffPickupsDocument, { input: filters })), filters };
}

export default function StaffPickupsRoute() {
  const { staffPickups, filters } = useLoaderData<typeof loader>();
  return <PickupList page={staffPickups} filters={filters} />;
}
