import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import {
  GetDesignsDocument,
  RenderableFileListDocument,
} from "../../platform/api/generated/graphql.ts";
import { loadAccount, loadFromApi } from "../../platform/api/request.server.ts";
import { Sandbox } from "../sandbox/Sandbox.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await loadAccount(request);
  // The layout redirects people without a session to the login.
  if (account === undefined) return { designs: [], files: [] };
  if (!account.capabilities.includes("SANDBOX")) throw data(null, { status: 404 });
  const [{ designs }, { files }] = await Promise.all([
    loadFromApi(request, GetDesignsDocument, { request: { includeHidden: true } }),
    loadFromApi(request, RenderableFileListDocument, {}),
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
