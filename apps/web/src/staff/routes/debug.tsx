import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import { config } from "../../../server/config.server.ts";
import { StaffDebugDocument } from "../../platform/api/generated/graphql.ts";
import { DebugFailure, DebugPage } from "../debug/DebugPage.tsx";
import type { WebServerInfo } from "../debug/debug-report.ts";
import { loadStaffPage } from "../shared/load-staff-page.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staffDebug } = await loadStaffPage(request, StaffDebugDocument, {});
  return { report: staffDebug, web: describeWebServer(), readAt: Date.now() };
}

/** Lists variables by name, so a new one stays hidden; addresses show only their origin. */
function describeWebServer(): WebServerInfo {
  return {
    release: config.RELEASE,
    stage: config.STAGE,
    nodeVersion: process.version,
    variables: [
      ["API_URL", new URL(config.API_URL).origin],
      ["DEVELOPMENT", String(config.DEVELOPMENT)],
      ["HOST", config.HOST],
      ["IMAGES_URL", new URL(config.IMAGES_URL).origin],
      ["PICKUP", config.PICKUP],
      ["PM_HOSTS", config.PM_HOSTS.join(", ")],
      ["PORT", String(config.PORT)],
      ["S3_ENDPOINT", new URL(config.S3_ENDPOINT).origin],
      ["SERVICE_WORKER", config.SERVICE_WORKER],
      ["TBL_HOSTS", config.TBL_HOSTS.join(", ")],
      ["TRUSTED_PROXIES", config.TRUSTED_PROXIES.join(", ")],
    ],
  };
}

/** Keeps the staff frame when the API cannot read the state. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return <DebugFailure />;
}

export default function StaffDebugRoute() {
  return <DebugPage {...useLoaderData<typeof loader>()} />;
}
