import { type LoaderFunctionArgs, Outlet } from "react-router";
import { loadGlimpse } from "../features/editor/load-glimpse.ts";

/** What the page brings along of its project, for the time until the project itself is there. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return (await loadGlimpse(request, params["id"] ?? "")) ?? null;
}

/** Whoever comes from another page waits there. */
export function clientLoader() {
  return null;
}

export default function ProjectPageRoute() {
  return <Outlet />;
}
