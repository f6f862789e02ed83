import { type LoaderFunctionArgs, Outlet } from "react-router";
import { exchangeShareKey } from "../../sharing/access/exchange-share-key.server.ts";
import { loadInitialPreview } from "../map-editor/load-initial-preview.server.ts";

/** Loads the preview that a map's page shows until the project is loaded; null on other pages. */
export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const visit = await exchangeShareKey(request, id);
  const isMap = new URL(request.url).pathname === `/p/${id}`;
  return isMap ? ((await loadInitialPreview(visit, id)) ?? null) : null;
}

/** Client-side navigation loads nothing from the server. */
export function clientLoader() {
  return null;
}

export default function ProjectPageRoute() {
  return <Outlet />;
}
