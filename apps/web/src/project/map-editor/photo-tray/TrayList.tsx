import { Check } from "lucide-react";
import { memo, useId, useRef } from "react";
import type { TrayPhoto } from "../../store/browser-store.ts";
import { formatTimeTaken } from "../folder-drop/group-photos.ts";
import { startPhotoDrag } from "../folder-drop/use-photo-drop.ts";
import type { TrayGroup } from "./group-tray-photos.ts";
import type { PhotoTray, TrayState } from "./photo-tray.ts";
import styles from "./TrayList.module.css";
import { useTrayKeys } from "./use-tray-keys.ts";

const thumbUrls = new Map<string, string>();

/** The address of a photo's small picture, for the life of the page: an undo shows it again. */
function findThumbUrl({ id, prepared }: TrayPhoto): string {
  const known = thumbUrls.get(id);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(prepared.thumb);
  thumbUrls.set(id, url);
  return url;
}

interface TrayListProps {
  readonly tray: PhotoTray;
  readonly state: TrayState;
  readonly onRemove: () => void;
}

/** The photos in groups, each a list in which several can be selected. */
export function TrayList({ tray, state, onRemove }: TrayListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { groups, selectedIds } = state;
  const ids = groups.flatMap(({ photos }) => photos.map(({ id }) => id));
  const { currentId, onFocus, onKeyDown } = useTrayKeys({ list, tray, ids, onRemove });
  return (
    // Handles the keys of the options inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.groups} ref={list} onFocus={onFocus} onKeyDown={onKeyDown}>
      <p className="visually-hidden">
        Use the arrow keys to move between photos, Space to select one, Enter to go to the map.
      </p>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          tray={tray}
          selectedIds={selectedIds}
          currentId={currentId}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: TrayGroup;
  readonly tray: PhotoTray;
  readonly selectedIds: ReadonlySet<string>;
  readonly currentId: string | undefined;
}

function Group({ group, tray, selectedIds, currentId }: GroupProps) {
  const headingId = useId();
  const ids = group.photos.map(({ id }) => id);
  const isSelected = ids.every((id) => selectedIds.has(id));
  const select = isSelected ? "Select none" : `Select all ${ids.length}`;
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.title} id={headingId}>
          {group.title}
        </h3>
        <button
          type="button"
          className={styles.all}
          aria-label={`${select}: ${group.title}`}
          onClick={() => tray.toggleAll(ids)}
        >
          {select}
        </button>
      </div>
      <div
        className={styles.photos}
        role="listbox"
        aria-labelledby={headingId}
        aria-multiselectable
      >
        {group.photos.map((photo) => (
          <Option
            key={photo.id}
            photo={photo}
            tray={tray}
            isSelected={selectedIds.has(photo.id)}
            isCurrent={photo.id === currentId}
          />
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  readonly photo: TrayPhoto;
  readonly tray: PhotoTray;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
}

const Option = memo(function Option({ photo, tray, isSelected, isCurrent }: OptionProps) {
  const { name, timeTakenExif } = photo.prepared;
  const label = timeTakenExif === undefined ? name : `${name}, ${formatTimeTaken(timeTakenExif)}`;
  return (
    // The list handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="option"
      className={styles.photo}
      aria-label={label}
      aria-selected={isSelected}
      title={name}
      tabIndex={isCurrent ? 0 : -1}
      data-tray-photo={photo.id}
      draggable
      onClick={({ shiftKey }) => tray.toggle(photo.id, { isRange: shiftKey })}
      onDragStart={({ dataTransfer }) => {
        if (!isSelected) tray.toggle(photo.id);
        startPhotoDrag(dataTransfer, photo.id);
      }}
    >
      <img src={findThumbUrl(photo)} alt="" loading="lazy" decoding="async" draggable={false} />
      {isSelected ? (
        <span className={styles.check}>
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </span>
      ) : null}
    </div>
  );
});
