import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffPickupsDocument } from "../../platform/api/generated/graphql.ts";
import { PickupList } from "../pickups/PickupList.tsx";
import { readStateFilter } from "../pickups/staff-pickup.ts";
import { loadStaffPage, readListParameters } from "../shared/load-staff-page.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = readListParameters(request);
  const filters = { search, state: readStateFilter(request.url) };
  return { ...(await loadStaffPage(request, StaffPickupsDocument, { input: filters })), filters };
}

export default function StaffPickupsRoute() {
  const { staffPickups, filters } = useLoaderData<typeof loader>();
  return <PickupList page={staffPickups} filters={filters} />;
}
