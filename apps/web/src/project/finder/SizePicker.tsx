import {
  type DesignEntry,
  type DesignGroup,
  findMainDesign,
  formatSize,
  isSmallMap,
} from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { useEffect, useRef } from "react";
import { formatPhotoCountRange } from "../designs/describe-design.ts";
import styles from "./CreateStep.module.css";
import { DesignCard } from "./DesignCard.tsx";
import { useGridNavigation } from "./use-grid-navigation.ts";

interface SizePickerProps {
  readonly group: DesignGroup<DesignEntry>;
  readonly chosen: string | undefined;
  readonly busy: string | undefined;
  readonly onChoose: (design: DesignEntry) => void;
}

export function SizePicker({ group, chosen, busy, onChoose }: SizePickerProps) {
  const { gridRef, onKeyDown } = useGridNavigation(() => {});
  const startRef = useRef<HTMLButtonElement>(null);
  const largest = group.designs.at(-1) ?? group.designs[0];
  const start = chosen ?? findMainDesign(group).id;
  useEffect(() => startRef.current?.focus(), []);
  return (
    <section aria-labelledby="size-step">
      <p className={styles.name}>{group.name}</p>
      <h3 id="size-step" className={styles.question}>
        {formatMessage(projectMessages.selectSize)}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.sizes} ref={gridRef} onKeyDown={onKeyDown}>
        {group.designs.map((design) => (
          <li key={design.id}>
            <DesignCard
              design={design}
              name={formatSize(design)}
              facts={[...(isSmallMap(design) ? ["Small map"] : []), formatPhotoCountRange(design)]}
              share={Math.sqrt(design.width / largest.width)}
              busy={busy === design.id}
              {...(design.id === start && { buttonRef: startRef })}
              onChoose={() => onChoose(design)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
