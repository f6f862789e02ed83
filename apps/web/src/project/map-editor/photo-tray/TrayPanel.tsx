import { ChevronDown, Trash2, X } from "lucide-react";
import { useId, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { useProject } from "../../store/project-context.ts";
import { pluralize } from "../folder-drop/describe-assignment.ts";
import { describeUnkept } from "./describe-tray.ts";
import { PhotoTray } from "./photo-tray.ts";
import { TrayList } from "./TrayList.tsx";
import styles from "./TrayPanel.module.css";

const ICON = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;

export { PhotoTray };

/** The photos without a place. */
export function TrayPanel({ tray }: { readonly tray: PhotoTray }) {
  const state = useSyncExternalStore(tray.subscribe, tray.getState, tray.getState);
  const [isFolded, setFolded] = useState(false);
  const headingId = useId();
  const listId = useId();
  const { count, selectedIds, unkeptCount } = state;
  const { design } = useProject();
  const panel = useRef<HTMLElement>(null);
  /** The buttons of the selection disappear with it, and would take the focus along. */
  const focusList = () =>
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>("[data-tray-photo][tabindex='0']")?.focus(),
    );
  const undo = () => {
    tray.undo();
    focusList();
  };
  const clear = () => {
    tray.clearSelection();
    focusList();
  };
  const remove = () => {
    const { count: removed, undo } = tray.removeSelected();
    if (removed === 0) return;
    focusList();
    const content = `Removed ${pluralize(removed, "photo", "photos")}.`;
    showToast({
      id: "tray-removed",
      type: "info",
      content,
      action: { label: "Undo", onSelect: undo },
    });
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={headingId}
      data-folded={isFolded || undefined}
    >
      {selectedIds.size === 0 ? null : (
        <p className={styles.sign} aria-hidden="true">
          <TrayTask note="" selectedCount={selectedIds.size} count={count} />
        </p>
      )}
      <header className={styles.head}>
        <h2 className={styles.title} id={headingId}>
          {count === 0
            ? "Every photo has a place"
            : `${pluralize(count, "photo", "photos")} to place`}
        </h2>
        {count === 0 ? (
          <IconButton label="Close" icon={<X {...ICON} />} onClick={() => tray.close()} />
        ) : (
          <span className={styles.fold}>
            <IconButton
              label={isFolded ? "Show the photos" : "Hide the photos"}
              icon={<ChevronDown {...ICON} />}
              aria-expanded={!isFolded}
              aria-controls={listId}
              onClick={() => setFolded(!isFolded)}
            />
          </span>
        )}
        <p className={styles.task} role="status">
          <TrayTask note={state.note} selectedCount={selectedIds.size} count={count} />
        </p>
      </header>
      <div className={styles.actions}>
        {count === 0 ? null : (
          <Button size="small" onClick={() => tray.spread()}>
            {selectedIds.size === 0
              ? `Spread over empty ${design.regionTypePlural}`
              : "Spread these"}
          </Button>
        )}
        {selectedIds.size > 0 ? (
          <>
            <IconButton label="Remove from the tray" icon={<Trash2 {...ICON} />} onClick={remove} />
            <IconButton label="Clear the selection" icon={<X {...ICON} />} onClick={clear} />
          </>
        ) : state.canUndo ? (
          <Button size="small" onClick={undo}>
            Undo
          </Button>
        ) : null}
      </div>
      {unkeptCount === 0 ? null : (
        <p className={styles.warning} role="alert">
          {describeUnkept(unkeptCount)}
        </p>
      )}
      <div id={listId} className={styles.list} hidden={isFolded}>
        <TrayList tray={tray} state={state} onRemove={remove} />
      </div>
    </section>
  );
}

interface TrayTaskProps {
  readonly note: string;
  readonly selectedCount: number;
  readonly count: number;
}

/** What to do next, or what happened to photos that could not be placed. */
function TrayTask({ note, selectedCount, count }: TrayTaskProps) {
  const { regionType } = useProject().design;
  if (note !== "") return note;
  if (count === 0) return null;
  const aim =
    selectedCount === 0
      ? `a photo, then a ${regionType}.`
      : `a ${regionType} to place ${pluralize(selectedCount, "photo", "photos")}.`;
  return (
    <>
      <span className="for-mouse">Click {aim}</span>
      <span className="for-touch">Tap {aim}</span>
    </>
  );
}
