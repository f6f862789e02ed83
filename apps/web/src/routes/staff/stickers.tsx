import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StickerQueue } from "../../features/staff-stickers/StickerQueue.tsx";
import { StaffStickersDocument } from "../../generated/graphql.ts";
import { loadStaff, readListParameters } from "../../staff/load-staff.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { after } = readListParameters(request);
  return { ...(await loadStaff(request, StaffStickersDocument, { after })), now: Date.now() };
}

export default function StaffStickersRoute() {
  const { staffStickers, now } = useLoaderData<typeof loader>();
  return <StickerQueue queue={staffStickers} now={now} />;
}
