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
import { AccountFinder } from "../features/projects/AccountFinder.tsx";
import { Finder } from "../features/projects/Finder.tsx";
import { listGuestFiles } from "../features/projects/guest-files.ts";
import { type ProjectOrder, readProjectOrder } from "../features/projects/project-order.ts";
import { useDesigns } from "../features/projects/use-designs.ts";
import { Shell } from "../features/shell/Shell.tsx";
import { GetFilesDocument } from "../generated/graphql.ts";
import { removeGuestProject } from "../project-store/guest-projects.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await execute(GetFilesDocument, {}, originOfRequest(request));
  const startOrder = readProjectOrder(request.headers.get("cookie"));
  return { found, startOrder, isGuest: !found.account };
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

function GuestFinder({ startOrder }: { readonly startOrder: ProjectOrder }) {
  const { projects, reload } = useGuestProjects();
  const { catalogue } = useDesigns(projects !== undefined && projects.length > 0);
  const notice = (
    <GuestModeNotice>
      <OpenFileButton />
    </GuestModeNotice>
  );
  const remove = async (id: string) => {
    await removeGuestProject(id);
    reload();
    return true;
  };
  return (
    <Finder
      files={listGuestFiles(projects ?? [], catalogue)}
      removal={{ remove }}
      startOrder={startOrder}
      notice={notice}
    />
  );
}

export default function CreateRoute() {
  const { found, startOrder, isGuest } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <PageTitle>{say(projectMessages.finderTitle)}</PageTitle>
      {isGuest ? (
        <GuestFinder startOrder={startOrder} />
      ) : (
        <AccountFinder found={found} startOrder={startOrder} />
      )}
    </Shell>
  );
}
