import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { PromotionList } from "../../features/staff-promotions/PromotionList.tsx";
import { StaffPromotionsDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import type { StaffContext } from "./layout.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return { ...(await loadStaff(request, StaffPromotionsDocument, {})), now: Date.now() };
}

export default function StaffPromotionsRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  const { staffPromotions, now } = useLoaderData<typeof loader>();
  return <PromotionList promotions={staffPromotions} canManage={canManage} now={now} />;
}
