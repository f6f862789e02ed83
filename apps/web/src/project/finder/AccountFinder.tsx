import { formatMessage, projectMessages } from "@photomap/messages";
import { createCopyName } from "@photomap/project";
import { useRevalidator } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  DeleteFileDocument,
  DeleteFileForeverDocument,
  type GetDesignsAndFilesQuery,
  RenameFileDocument,
  RestoreFileDocument,
} from "../../platform/api/generated/graphql.ts";
import { createProjectCopy } from "../store/guests/create-project-copy.ts";
import { loadProject } from "../store/loading/load-project.ts";
import { Finder } from "./Finder.tsx";
import type { ProjectSort } from "./project-sort.ts";
import { Trash } from "./Trash.tsx";

interface AccountFinderProps {
  readonly found: Pick<GetDesignsAndFilesQuery, "files" | "sharedFiles" | "deletedFiles">;
  readonly initialOrder: ProjectSort;
  readonly designCount: number;
  /**
   * The number of projects in this browser offered for import; undefined until they are counted.
   */
  readonly guestProjectCount?: number | undefined;
}

/** The finder of an account: deleted projects go to the trash. */
export function AccountFinder(props: AccountFinderProps) {
  const { found, initialOrder, designCount, guestProjectCount } = props;
  const { revalidate } = useRevalidator();
  const refreshAfter =
    <Args extends readonly unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const result = await act(...args);
      await revalidate();
      return result;
    };
  const restore = refreshAfter(restoreProject);
  return (
    <Finder
      files={found.files}
      sharedFiles={found.sharedFiles}
      // Before an import the account only seems to have no maps.
      isLoading={guestProjectCount !== 0}
      actions={{
        remove: refreshAfter(removeProject),
        restore,
        rename: refreshAfter(renameProject),
        duplicate: refreshAfter(duplicateProject),
      }}
      initialOrder={initialOrder}
      designCount={designCount}
      trash={
        <Trash
          files={found.deletedFiles}
          onRestore={restore}
          onRemove={refreshAfter(removeForever)}
        />
      }
    />
  );
}

async function removeProject(projectId: string): Promise<boolean> {
  return (await execute(DeleteFileDocument, { fileId: projectId })).deleteFile;
}

async function restoreProject(projectId: string): Promise<boolean> {
  return (await execute(RestoreFileDocument, { fileId: projectId })).restoreFile;
}

async function removeForever(projectId: string): Promise<boolean> {
  return (await execute(DeleteFileForeverDocument, { fileId: projectId })).deleteFileForever;
}

async function renameProject(projectId: string, name: string): Promise<void> {
  const { renameFile } = await execute(RenameFileDocument, { fileId: projectId, name });
  if (renameFile.__typename !== "RenameFileSuccess") throw new Error(renameFile.message);
}

/**
 * Copies a project. The copy refers to the same photos, which are kept as long as either exists.
 */
async function duplicateProject(projectId: string, requestId: string): Promise<void> {
  const loaded = await loadProject(projectId);
  if (loaded === undefined) throw new Error(formatMessage(projectMessages.notFound));
  const { design, server } = loaded;
  const copy = { ...server.content, name: createCopyName(server.content.name) };
  await createProjectCopy(design.id, copy, requestId);
}
