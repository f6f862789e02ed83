import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { StaffPromotionsDocument } from "../../platform/api/generated/graphql.ts";
import { PromotionList } from "../promotions/PromotionList.tsx";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import type { StaffContext } from "./layout.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return { ...(await loadStaffPage(request, StaffPromotionsDocument, {})), now: Date.now() };
}

export default function StaffPromotionsRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  const { staffPromotions, now } = useLoaderData<typeof loader>();
  return <PromotionList promotions={staffPromotions} canManage={canManage} now={now} />;
}
