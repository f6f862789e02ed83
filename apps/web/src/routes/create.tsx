import { projectMessages, say } from "@photomap/messages";
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { execute } from "../api/execute.ts";
import { originOfRequest } from "../api/origin-of-request.ts";
import { PageTitle } from "../brand/PageTitle.tsx";
import { Finder } from "../features/projects/Finder.tsx";
import { Shell } from "../features/shell/Shell.tsx";
import { signInPath } from "../features/sign-in/sign-in-path.ts";
import { GetFilesDocument } from "../generated/graphql.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await execute(GetFilesDocument, {}, originOfRequest(request));
  const { pathname, search } = new URL(request.url);
  if (!found.account) throw redirect(signInPath(pathname + search));
  return { files: found.files };
}

/** The search of the address only says whether the dialog is open. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isDialog = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isDialog && defaultShouldRevalidate;
}

export default function CreateRoute() {
  const { files } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <PageTitle>{say(projectMessages.finderTitle)}</PageTitle>
      <Finder files={files} />
    </Shell>
  );
}
