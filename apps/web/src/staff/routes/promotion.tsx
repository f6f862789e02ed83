import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from "react-router";
import {
  type PromotionEntryStatus,
  StaffPromotionEntriesDocument,
} from "../../platform/api/generated/graphql.ts";
import { PromotionEntries } from "../promotions/PromotionEntries.tsx";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";
import type { StaffContext } from "./layout.tsx";

const STATUSES: readonly PromotionEntryStatus[] = ["APPROVED", "AWAITING_APPROVAL", "DENIED"];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url);
  const page = await loadStaffPage(request, StaffPromotionEntriesDocument, {
    promotionId: params["promotionId"] ?? "",
    status: STATUSES.find((status) => status === query.get("status")) ?? null,
    after: query.get("after"),
  });
  return { ...page, now: Date.now() };
}

export const ErrorBoundary = StaffNotFound;

export default function StaffPromotionRoute() {
  const { canManage } = useOutletContext<StaffContext>();
  const { staffPromotionEntries, now } = useLoaderData<typeof loader>();
  return <PromotionEntries page={staffPromotionEntries} canManage={canManage} now={now} />;
}
