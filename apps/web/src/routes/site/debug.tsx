import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { config } from "../../../server/config.server.ts";
import { getRequestId } from "../../../server/request-id.server.ts";
import { useBrand } from "../../brand/brand.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { DebugPage } from "../../features/site/DebugPage.tsx";
import { useVisitor } from "../../root-data.ts";

export const handle = DOCUMENT_PAGE;

const MAX_USER_AGENT_LENGTH = 300;

export function loader({ request }: LoaderFunctionArgs) {
  return {
    release: config.RELEASE,
    stage: config.STAGE,
    requestId: getRequestId(request),
    time: new Date().toISOString(),
    browser: (request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH),
  };
}

export default function DebugRoute() {
  const { release, stage, requestId, time, browser } = useLoaderData<typeof loader>();
  const { name } = useBrand();
  const visitor = useVisitor();
  const facts = [
    ["Site", name],
    ["Release", `${release} (${stage})`],
    ["Request", requestId],
    ["Time", time],
    ["Logged in", visitor === undefined ? "no" : "yes"],
    ["Browser", browser],
  ] as const;
  return (
    <Shell>
      <PageTitle>Debug</PageTitle>
      <meta name="robots" content="noindex" />
      <DebugPage facts={facts} />
    </Shell>
  );
}
