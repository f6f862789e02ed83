import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffStickerSheetsDocument } from "../../platform/api/generated/graphql.ts";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";
import { StaffNotFound } from "../shared/StaffNotFound.tsx";
import { SheetSet } from "../stickers/SheetSet.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadStaffPage(request, StaffStickerSheetsDocument, { id: params["setId"] ?? "" });
}

export const ErrorBoundary = StaffNotFound;

export default function StaffStickerSheetsRoute() {
  const { staffStickerSheets } = useLoaderData<typeof loader>();
  return <SheetSet key={staffStickerSheets.id} set={staffStickerSheets} />;
}
