import { formatMessage, projectMessages } from "@photomap/messages";
import { type ComponentType, useEffect } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { log } from "../../../server/log.server.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetDesignsAndFilesDocument } from "../../platform/api/generated/graphql.ts";
import { isNetworkFailure } from "../../platform/api/network-failure.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";
import { AccountFinder } from "../finder/AccountFinder.tsx";
import { FinderProblem } from "../finder/FinderProblem.tsx";
import { GuestFinder } from "../finder/GuestFinder.tsx";
import { readProjectSort } from "../finder/project-sort.ts";
import { useGuestProjects } from "../guest-mode/use-guest-projects.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const initialOrder = readProjectSort(request.headers.get("cookie"));
  try {
    const { designs, ...found } = await execute(
      GetDesignsAndFilesDocument,
      {},
      getServerApiTarget(request),
    );
    // The sizes of one map have the same name.
    const designCount = new Set(designs.map(({ name }) => name)).size;
    return data({ found, designCount, initialOrder, isGuest: !found.account, problem: undefined });
  } catch (error) {
    log.error({ err: error }, "The projects could not be loaded");
    const problem = error instanceof Error ? error.message : String(error);
    return data(
      { found: undefined, designCount: 0, initialOrder, isGuest: false, problem },
      { status: 503 },
    );
  }
}

/** Loaded when the page is idle. */
const loadOfflineFinder = () => import("../finder/offline-finder.tsx");

/** Loads the list; without a connection, as it was when it was last loaded. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const kept = isNetworkFailure(error) && (await (await loadOfflineFinder()).loadKeptFinder());
    if (!kept) throw error;
    return kept;
  }
}

/** The search parameters only hold whether the dialog is open. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isDialog = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isDialog && defaultShouldRevalidate;
}

const MAX_KEEPING_DELAY_MS = 10_000;

type FinderData = Awaited<ReturnType<typeof clientLoader>> & {
  /** Shown without a connection. */
  readonly Notice?: ComponentType;
};

/** Lets the finder start without a connection. */
function useKeptFinder(loaded: FinderData): void {
  useEffect(() => {
    const keep = async () => (await loadOfflineFinder()).keepFinderForOffline(loaded);
    return runWhenIdle(() => void keep().catch(() => undefined), MAX_KEEPING_DELAY_MS);
  }, [loaded]);
}

export default function CreateRoute() {
  const loaded: FinderData = useLoaderData<typeof clientLoader>();
  const { found, designCount, initialOrder, isGuest, problem, Notice } = loaded;
  useKeptFinder(loaded);
  const { projects: guestProjects } = useGuestProjects();
  return (
    <SiteFrame>
      <PageTitle>{formatMessage(projectMessages.finderTitle)}</PageTitle>
      {Notice === undefined ? null : <Notice />}
      {found === undefined ? (
        <FinderProblem message={problem} />
      ) : isGuest ? (
        <GuestFinder initialOrder={initialOrder} designCount={designCount} />
      ) : (
        <AccountFinder
          found={found}
          initialOrder={initialOrder}
          designCount={designCount}
          guestProjectCount={guestProjects?.length}
        />
      )}
    </SiteFrame>
  );
}
