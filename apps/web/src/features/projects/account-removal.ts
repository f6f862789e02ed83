import { execute } from "../../api/execute.ts";
import { DeleteFileDocument, RestoreFileDocument } from "../../generated/graphql.ts";

export async function removeProject(fileId: string): Promise<boolean> {
  return (await execute(DeleteFileDocument, { fileId })).deleteFile;
}

export async function restoreProject(fileId: string): Promise<boolean> {
  return (await execute(RestoreFileDocument, { fileId })).restoreFile;
}
