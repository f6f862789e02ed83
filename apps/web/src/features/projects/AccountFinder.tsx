import { useRevalidator } from "react-router";
import type { GetFilesQuery } from "../../generated/graphql.ts";
import { removeProject, restoreProject } from "./account-removal.ts";
import { Finder } from "./Finder.tsx";
import type { ProjectOrder } from "./project-order.ts";
import { Trash } from "./Trash.tsx";

interface AccountFinderProps {
  readonly found: Pick<GetFilesQuery, "files" | "sharedFiles" | "deletedFiles">;
  readonly startOrder: ProjectOrder;
}

/** The finder of somebody with an account: what they delete waits in the trash. */
export function AccountFinder({ found, startOrder }: AccountFinderProps) {
  const { revalidate } = useRevalidator();
  const refreshAfter = (act: (id: string) => Promise<boolean>) => async (id: string) => {
    const isDone = await act(id);
    await revalidate();
    return isDone;
  };
  const restore = refreshAfter(restoreProject);
  return (
    <Finder
      files={found.files}
      sharedFiles={found.sharedFiles}
      removal={{ remove: refreshAfter(removeProject), restore }}
      startOrder={startOrder}
      trash={<Trash files={found.deletedFiles} onRestore={restore} />}
    />
  );
}
