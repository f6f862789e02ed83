import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SheetSet } from "../../features/staff-stickers/SheetSet.tsx";
import { StaffStickerSheetsDocument } from "../../generated/graphql.ts";
import { loadStaff } from "../../staff/load-staff.server.ts";
import { StaffNotFound } from "../../staff/StaffNotFound.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaff(request, StaffStickerSheetsDocument, { id: params["setId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffStickerSheetsRoute() {
  const { staffStickerSheets } = useLoaderData<typeof loader>();
  return <SheetSet key={staffStickerSheets.id} set={staffStickerSheets} />;
}
