import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  GetDesignsDocument,
  RenderableFileListDocument,
} from "../../platform/api/generated/graphql.ts";
import { getApiOrigin, loadAccount } from "../../platform/api/request.server.ts";
import { Sandbox } from "../sandbox/Sandbox.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  // The layout redirects people without a session to the login.
  if (account === undefined) return { designs: [], files: [] };
  if (!account.capabilities.includes("SANDBOX")) throw data(null, { status: 404 });
  const origin = getApiOrigin(request);
  const [{ designs }, { files }] = await Promise.all([
    execute(GetDesignsDocument, { request: { includeHidden: true } }, origin),
    execute(RenderableFileListDocument, {}, origin),
  ]);
  return {
    designs: designs.map(({ id, name, hidden }) => ({
      value: id,
      label: `${name} (${id}${hidden ? ", hidden" : ""})`,
    })),
    files: files.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
  };
}

export default function SandboxRoute() {
  return <Sandbox {...useLoaderData<typeof loader>()} />;
}
