import { formatMessage, projectMessages } from "@photomap/messages";
import { type ReactNode, useState } from "react";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { CreateDialog } from "./CreateDialog.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import styles from "./Finder.module.css";
import { NewProjectTile } from "./NewProjectTile.tsx";
import { OrderPicker } from "./OrderPicker.tsx";
import { ProjectGrid } from "./ProjectGrid.tsx";
import { type ProjectOrder, sortProjects, writeProjectOrder } from "./project-order.ts";
import { useCreateDialog } from "./use-create-dialog.ts";
import { type ProjectRemoval, useDeletion } from "./use-deletion.ts";

interface FinderProps {
  readonly files: readonly FinderFileFragment[];
  readonly sharedFiles?: readonly FinderFileFragment[];
  readonly removal: ProjectRemoval;
  readonly startOrder: ProjectOrder;
  readonly notice?: ReactNode;
  /** Below the projects. */
  readonly trash?: ReactNode;
}

export function Finder(props: FinderProps) {
  const { files, sharedFiles = [], removal, startOrder, notice, trash } = props;
  const { opened, busy, open, close, create } = useCreateDialog();
  const { asked, ask, cancel, confirm, isGone } = useDeletion(removal);
  const [order, setOrder] = useState(startOrder);
  const changeOrder = (chosen: ProjectOrder) => {
    setOrder(chosen);
    document.cookie = writeProjectOrder(chosen);
  };
  const shown = sortProjects(files, order).filter((file) => !isGone(file));
  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <h1>{formatMessage(projectMessages.finderTitle)}</h1>
        {files.length + sharedFiles.length > 1 ? (
          <OrderPicker value={order} onChange={changeOrder} />
        ) : null}
      </div>
      {notice}
      <ProjectGrid
        files={shown}
        onDelete={ask}
        first={<NewProjectTile onOpen={open} />}
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
      <DeleteDialog name={asked?.name} onConfirm={confirm} onCancel={cancel} />
    </div>
  );
}
