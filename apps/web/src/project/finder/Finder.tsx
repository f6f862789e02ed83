import { formatMessage, projectMessages } from "@photomap/messages";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { SegmentedControl } from "../../ui/fields/SegmentedControl.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { CreateProjectDialog } from "./CreateProjectDialog.tsx";
import styles from "./Finder.module.css";
import { NewProjectTile } from "./NewProjectTile.tsx";
import { ProjectGrid } from "./ProjectGrid.tsx";
import type { FinderItem, ProjectActions } from "./project-actions.ts";
import { createProjectSortCookie, type ProjectSort, sortProjects } from "./project-sort.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import { useCreateProjectDialog } from "./use-create-project-dialog.ts";
import { useDeletion } from "./use-deletion.ts";
import { useDuplication } from "./use-duplication.ts";
import { useRenaming } from "./use-renaming.ts";

const ORDERS = [
  { value: "modified", label: "Modified" },
  { value: "name", label: "Name" },
  { value: "timeline", label: "Timeline" },
] as const;

interface FinderProps {
  readonly files: readonly FinderProjectFragment[];
  readonly sharedFiles?: readonly FinderProjectFragment[];
  readonly actions: ProjectActions;
  /** Whether the list is still being read: then it is not known to be empty. */
  readonly isLoading?: boolean;
  readonly initialOrder: ProjectSort;
  readonly designCount: number;
  readonly notice?: ReactNode;
  readonly trash?: ReactNode;
}

export function Finder(props: FinderProps) {
  const { files, sharedFiles = [], actions, initialOrder, designCount } = props;
  const { isLoading = false, notice, trash } = props;
  const { opened, busy, open, close, create } = useCreateProjectDialog();
  const deletion = useDeletion(actions);
  const renaming = useRenaming(actions);
  const { pending, duplicate } = useDuplication(actions);
  const [order, setOrder] = useState(initialOrder);
  const changeOrder = (chosen: ProjectSort) => {
    setOrder(chosen);
    document.cookie = createProjectSortCookie(chosen);
  };
  const known = new Set(files.map(({ id }) => id));
  const listed = [...pending.filter(({ id }) => !known.has(id)), ...files.map(renaming.applyTo)];
  const shown = sortProjects<FinderItem>(listed, order).filter((file) => !deletion.isHidden(file));
  const title = useFocusAfterChange(shown.length);
  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {formatMessage(projectMessages.finderTitle)}
        </h1>
        {files.length + sharedFiles.length > 1 ? (
          <div className={styles.order}>
            {/* The legend of the options has the same text. */}
            <span aria-hidden="true">Sort by</span>
            <SegmentedControl
              label="Sort by"
              options={ORDERS}
              value={order}
              onChange={changeOrder}
            />
          </div>
        ) : null}
      </div>
      {notice}
      <ProjectGrid
        files={shown}
        onDelete={deletion.request}
        onRename={renaming.request}
        onDuplicate={duplicate}
        first={<NewProjectTile designCount={designCount} onOpen={open} />}
        empty={
          isLoading ? null : (
            <>
              <h2>Your wall is waiting</h2>
              <p>
                You have no maps yet. Choose one, drop a photo on the first place you think of, and
                take it from there.
              </p>
            </>
          )
        }
      />
      {sharedFiles.length > 0 ? (
        <section className={styles.shared} aria-labelledby="shared-projects">
          <h2 id="shared-projects">{formatMessage(projectMessages.sharedTitle)}</h2>
          <ProjectGrid files={sortProjects(sharedFiles, order)} heading="h3" />
        </section>
      ) : null}
      {trash}
      <CreateProjectDialog opened={opened} onClose={close} onCreate={create} busy={busy} />
      <ConfirmDialog
        opened={deletion.candidate !== undefined}
        title="Delete project"
        confirmLabel="Delete"
        destructive
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        {deletion.question}
      </ConfirmDialog>
      <RenameDialog
        file={renaming.candidate}
        onRename={renaming.confirm}
        onCancel={renaming.cancel}
      />
    </div>
  );
}

/** The heading gets the focus when the focused button disappears with its deleted or restored project. */
function useFocusAfterChange(projectCount: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const lastCount = useRef(projectCount);
  useEffect(() => {
    const isChanged = lastCount.current !== projectCount;
    lastCount.current = projectCount;
    if (isChanged && document.activeElement === document.body) title.current?.focus();
  }, [projectCount]);
  return title;
}
