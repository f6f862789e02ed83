import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffVouchersDocument } from "../../platform/api/generated/graphql.ts";
import { loadAccount } from "../../platform/api/request.server.ts";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";
import { StaffPage } from "../shared/StaffPage.tsx";
import { VoucherCodes } from "../vouchers/VoucherCodes.tsx";
import { VoucherForm } from "../vouchers/VoucherForm.tsx";

/** Loads the vouchers of `?request`, null without it; 404 for all but administrators. */
export async function loader({ request }: LoaderFunctionArgs) {
  const requestId = new URL(request.url).searchParams.get("request");
  if (requestId) {
    return (await loadStaffPage(request, StaffVouchersDocument, { requestId })).staffVouchers;
  }
  const account = await loadAccount(request);
  if (!account?.capabilities.includes("ADJUST_TOKENS")) throw data(null, { status: 404 });
  return null;
}

export const ErrorBoundary = StaffNotFound;

export default function StaffVouchersRoute() {
  const vouchers = useLoaderData<typeof loader>();
  return (
    <StaffPage title="Vouchers">
      {vouchers === null ? <VoucherForm /> : <VoucherCodes vouchers={vouchers} />}
    </StaffPage>
  );
}
