import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import { StaffDiscountsDocument } from "../../platform/api/generated/graphql.ts";
import { DiscountList } from "../discounts/DiscountList.tsx";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import type { StaffContext } from "./layout.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return { ...(await loadStaffPage(request, StaffDiscountsDocument, {})), now: Date.now() };
}

export default function StaffDiscountsRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  const { staffDiscounts, now } = useLoaderData<typeof loader>();
  return <DiscountList discounts={staffDiscounts} canManage={canManage} now={now} />;
}
