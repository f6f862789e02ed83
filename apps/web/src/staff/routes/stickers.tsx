import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffStickersDocument } from "../../platform/api/generated/graphql.ts";
import { loadStaffPage, readListParameters } from "../shared/load-staff-page.server.ts";
import { StickerQueue } from "../stickers/StickerQueue.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { after } = readListParameters(request);
  return { ...(await loadStaffPage(request, StaffStickersDocument, { after })), now: Date.now() };
}

export default function StaffStickersRoute() {
  const { staffStickers, now } = useLoaderData<typeof loader>();
  return <StickerQueue queue={staffStickers} now={now} />;
}
