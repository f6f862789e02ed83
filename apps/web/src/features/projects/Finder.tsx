import { formatMessage, projectMessages } from "@photomap/messages";
import { type ReactNode, useState } from "react";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { CreateDialog } from "./CreateDialog.tsx";
import styles from "./Finder.module.css";
import { NewProjectTile } from "./NewProjectTile.tsx";
import { ProjectGrid } from "./ProjectGrid.tsx";
import { type ProjectOrder, sortProjects, writeProjectOrder } from "./project-order.ts";
import { useCreateDialog } from "./use-create-dialog.ts";
import { type ProjectRemoval, useDeletion } from "./use-deletion.ts";

const ORDERS = [
  { value: "modified", label: "Modified" },
  { value: "name", label: "Name" },
  { value: "timeline", label: "Timeline" },
] as const;

interface FinderProps {
  readonly files: readonly FinderFileFragment[];
  readonly sharedFiles?: readonly FinderFileFragment[];
  readonly removal: ProjectRemoval;
  readonly initialOrder: ProjectOrder;
  readonly designCount: number;
  readonly notice?: ReactNode;
  readonly trash?: ReactNode;
}

export function Finder(props: FinderProps) {
  const { files, sharedFiles = [], removal, initialOrder, designCount, notice, trash } = props;
  const { opened, busy, open, close, create } = useCreateDialog();
  const { candidate, request, cancel, confirm, isHidden } = useDeletion(removal);
  const [order, setOrder] = useState(initialOrder);
  const changeOrder = (chosen: ProjectOrder) => {
    setOrder(chosen);
    document.cookie = writeProjectOrder(chosen);
  };
  const shown = sortProjects(files, order).filter((file) => !isHidden(file));
  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <h1>{formatMessage(projectMessages.finderTitle)}</h1>
        {files.length + sharedFiles.length > 1 ? (
          <Segmented label="Sort by" options={ORDERS} value={order} onChange={changeOrder} />
        ) : null}
      </div>
      {notice}
      <ProjectGrid
        files={shown}
        onDelete={request}
        first={<NewProjectTile designCount={designCount} onOpen={open} />}
        empty={
          <>
            <h2>Your wall is waiting</h2>
            <p>
              You have no maps yet. Choose one, drop a photo on the first place you think of, and go
              on from there.
            </p>
          </>
        }
      />
      {sharedFiles.length > 0 ? (
        <section className={styles.shared} aria-labelledby="shared-projects">
          <h2 id="shared-projects">{formatMessage(projectMessages.sharedTitle)}</h2>
          <ProjectGrid files={sortProjects(sharedFiles, order)} heading="h3" />
        </section>
      ) : null}
      {trash}
      <CreateDialog opened={opened} onClose={close} onCreate={create} busy={busy} />
      <ConfirmDialog
        opened={candidate !== undefined}
        title="Delete project"
        confirmLabel="Delete"
        destructive
        onConfirm={confirm}
        onCancel={cancel}
      >
        {formatMessage(projectMessages.deleteQuestion, { name: candidate?.name ?? "" })}
      </ConfirmDialog>
    </div>
  );
}
