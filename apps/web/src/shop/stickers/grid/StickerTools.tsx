import { formatMessage, stickerMessages } from "@photomap/messages";
import { Info } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { isModifiedToday, SORT_NAMES, STICKER_SORTS } from "../sort-stickers.ts";
import type { Sticker } from "../sticker.ts";
import type { StickerQuantities } from "../sticker-quantities.ts";
import type { StickerSettings } from "../use-sticker-settings.ts";
import styles from "./StickerTools.module.css";

interface StickerToolsProps {
  readonly stickers: readonly Sticker[];
  readonly hasOrders: boolean;
  readonly chosen: StickerQuantities;
  readonly onChoose: (quantities: StickerQuantities) => void;
  readonly settings: StickerSettings;
  readonly onSettings: (changes: Partial<StickerSettings>) => void;
}

/** Buttons that select many stickers at once, and the sort order. */
export function StickerTools(props: StickerToolsProps) {
  const { stickers, hasOrders, settings, onSettings } = props;
  const [now] = useState(() => new Date());
  const changed = stickers.filter(({ isChanged }) => isChanged);
  const today = stickers.filter((sticker) => isModifiedToday(sticker, now));
  const modifiedToday = formatMessage(stickerMessages.modifiedToday);
  const { sort, showOutputHelp } = settings;
  return (
    <div className={styles.tools}>
      {hasOrders ? (
        <Chip
          {...props}
          label={`Changed since my last order · ${changed.length}`}
          group={changed}
        />
      ) : null}
      <Chip {...props} label={`${modifiedToday} · ${today.length}`} group={today} />
      <Chip {...props} label={`All ${stickers.length}`} group={stickers} />
      <div className={styles.end}>
        {showOutputHelp ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<Info size={18} strokeWidth={1.6} aria-hidden="true" />}
            onClick={() => onSettings({ showOutputHelp: true })}
          >
            What you get
          </Button>
        )}
        <label className={styles.sort}>
          <span>Sort</span>
          <select
            value={sort}
            onChange={({ target }) => {
              const next = STICKER_SORTS.find((each) => each === target.value);
              if (next !== undefined) onSettings({ sort: next });
            }}
          >
            {STICKER_SORTS.map((each) => (
              <option key={each} value={each}>
                {SORT_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

interface ChipProps extends Pick<StickerToolsProps, "chosen" | "onChoose"> {
  readonly label: string;
  readonly group: readonly Sticker[];
}

/** Chooses one of each sticker of the group and none of the others; pressed again, none at all. */
function Chip({ label, group, chosen, onChoose }: ChipProps) {
  const count = Object.values(chosen).filter((quantity) => quantity > 0).length;
  const isPressed =
    group.length > 0 && count === group.length && group.every(({ id }) => chosen[id] === 1);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      disabled={group.length === 0}
      onClick={() => onChoose(isPressed ? {} : Object.fromEntries(group.map(({ id }) => [id, 1])))}
    >
      <span className="visually-hidden">Select</span> {label}
    </button>
  );
}
