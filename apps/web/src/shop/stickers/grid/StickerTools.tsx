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
  const { stickers, hasOrders, chosen, onChoose, settings, onSettings } = props;
  const [now] = useState(() => new Date());
  const changed = stickers.filter(({ isChanged }) => isChanged);
  const today = stickers.filter((sticker) => isModifiedToday(sticker, now));
  const isNoneChosen = Object.values(chosen).every((quantity) => quantity === 0);
  const modifiedToday = formatMessage(stickerMessages.modifiedToday);
  const { sort, showOutputHelp } = settings;
  return (
    <div className={styles.tools}>
      <div className={styles.selections} role="group" aria-label="Selection">
        {hasOrders ? (
          <SelectButton {...props} label="changed since my last order" group={changed} />
        ) : null}
        <SelectButton {...props} label={modifiedToday} group={today} />
        <SelectButton {...props} label="all" group={stickers} />
        <Button size="small" variant="quiet" disabled={isNoneChosen} onClick={() => onChoose({})}>
          Select none
        </Button>
      </div>
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

interface SelectButtonProps extends Pick<StickerToolsProps, "onChoose"> {
  readonly label: string;
  readonly group: readonly Sticker[];
}

/** Chooses one of each sticker of the group and none of the others. */
function SelectButton({ label, group, onChoose }: SelectButtonProps) {
  return (
    <Button
      size="small"
      disabled={group.length === 0}
      onClick={() => onChoose(Object.fromEntries(group.map(({ id }) => [id, 1])))}
    >
      Select {label} ({group.length})
    </Button>
  );
}
