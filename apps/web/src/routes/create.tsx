import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { execute } from "../api/execute.ts";
import { originOfRequest } from "../api/origin-of-request.ts";
import { Finder } from "../features/projects/Finder.tsx";
import { Shell } from "../features/shell/Shell.tsx";
import { signInPath } from "../features/sign-in/sign-in-path.ts";
import { GetDesignsAndFilesDocument } from "../generated/graphql.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await execute(GetDesignsAndFilesDocument, {}, originOfRequest(request));
  if (!found.account) throw redirect(signInPath("/create"));
  return { designs: found.designs, files: found.files };
}

export default function CreateRoute() {
  const { designs, files } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <title>Your Photo Map Projects</title>
      <Finder designs={designs} files={files} />
    </Shell>
  );
}
