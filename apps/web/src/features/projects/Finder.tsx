import { projectMessages, say } from "@photomap/messages";
import type { ReactNode } from "react";
import type { GetFilesQuery } from "../../generated/graphql.ts";
import { CreateDialog } from "./CreateDialog.tsx";
import styles from "./Finder.module.css";
import { NewProjectTile } from "./NewProjectTile.tsx";
import { ProjectCard } from "./ProjectCard.tsx";
import { useCreateDialog } from "./use-create-dialog.ts";

interface FinderProps {
  readonly files: GetFilesQuery["files"];
  readonly notice?: ReactNode;
}

export function Finder({ files, notice }: FinderProps) {
  const { opened, busy, open, close, create } = useCreateDialog();
  return (
    <div className={styles.finder}>
      <h1>{say(projectMessages.finderTitle)}</h1>
      {notice}
      <ul className={styles.grid}>
        <li>
          <NewProjectTile onOpen={open} />
        </li>
        {files.map((file) => (
          <li key={file.id}>
            <ProjectCard file={file} />
          </li>
        ))}
        {files.length === 0 ? (
          <li className={styles.empty}>
            <h2>Your wall is waiting</h2>
            <p>
              You have no maps yet. Choose one, drop a photo on the first place you think of, and go
              on from there.
            </p>
          </li>
        ) : null}
      </ul>
      <CreateDialog opened={opened} onClose={close} onCreate={create} busy={busy} />
    </div>
  );
}
