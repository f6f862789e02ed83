import { useRevalidator } from "react-router";
import { execute } from "../../api/execute.ts";
import {
  DeleteFileDocument,
  type GetDesignsAndFilesQuery,
  RestoreFileDocument,
} from "../../generated/graphql.ts";
import { Finder } from "./Finder.tsx";
import type { ProjectOrder } from "./project-order.ts";
import { Trash } from "./Trash.tsx";

interface AccountFinderProps {
  readonly found: Pick<GetDesignsAndFilesQuery, "files" | "sharedFiles" | "deletedFiles">;
  readonly initialOrder: ProjectOrder;
  readonly designCount: number;
}

/** The finder of an account: deleted projects go to the trash. */
export function AccountFinder({ found, initialOrder, designCount }: AccountFinderProps) {
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
      initialOrder={initialOrder}
      designCount={designCount}
      trash={<Trash files={found.deletedFiles} onRestore={restore} />}
    />
  );
}

async function removeProject(fileId: string): Promise<boolean> {
  return (await execute(DeleteFileDocument, { fileId })).deleteFile;
}

async function restoreProject(fileId: string): Promise<boolean> {
  return (await execute(RestoreFileDocument, { fileId })).restoreFile;
}
