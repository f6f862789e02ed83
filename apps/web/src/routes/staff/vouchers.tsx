import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadAccount } from "../../api/request.server.ts";
import { VoucherCodes } from "../../features/staff-vouchers/VoucherCodes.tsx";
import { VoucherForm } from "../../features/staff-vouchers/VoucherForm.tsx";
import { StaffVouchersDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";
import { StaffPage } from "../../staff/StaffPage.tsx";

/** For administrators; the codes of a request are shown by its address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const requestId = new URL(request.url).searchParams.get("request");
  if (requestId) {
    return (await loadStaff(request, StaffVouchersDocument, { requestId })).staffVouchers;
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
