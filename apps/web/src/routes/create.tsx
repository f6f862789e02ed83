import { projectMessages, say } from "@photomap/messages";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { execute } from "../api/execute.ts";
import { originOfRequest } from "../api/origin-of-request.ts";
import { PageTitle } from "../brand/PageTitle.tsx";
import { GuestModeNotice } from "../features/guest/GuestModeNotice.tsx";
import { OpenFileButton } from "../features/guest/OpenFileButton.tsx";
import { useGuestProjects } from "../features/guest/use-guest-projects.ts";
import { Finder } from "../features/projects/Finder.tsx";
import { listGuestFiles } from "../features/projects/guest-files.ts";
import { useDesigns } from "../features/projects/use-designs.ts";
import { Shell } from "../features/shell/Shell.tsx";
import { GetFilesDocument } from "../generated/graphql.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await execute(GetFilesDocument, {}, originOfRequest(request));
  return { files: found.files, isGuest: !found.account };
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

function GuestFinder() {
  const { projects } = useGuestProjects();
  const { catalogue } = useDesigns(projects !== undefined && projects.length > 0);
  const notice = (
    <GuestModeNotice>
      <OpenFileButton />
    </GuestModeNotice>
  );
  return <Finder files={listGuestFiles(projects ?? [], catalogue)} notice={notice} />;
}

export default function CreateRoute() {
  const { files, isGuest } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <PageTitle>{say(projectMessages.finderTitle)}</PageTitle>
      {isGuest ? <GuestFinder /> : <Finder files={files} />}
    </Shell>
  );
}
