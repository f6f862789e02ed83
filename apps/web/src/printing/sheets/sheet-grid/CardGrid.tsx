import { sizeCardsPerRow } from "@photomap/printing";
import { Children, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./CardGrid.module.css";

interface CardGridProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Shown above the cards. */
  readonly notice?: ReactNode;
}

/** Cards of sheets in as many columns as fit. */
export function CardGrid({ label, children, notice }: CardGridProps) {
  const [grid, columns] = useColumns();
  const cards = Children.toArray(children);
  return (
    <section aria-label={label} ref={grid}>
      {notice}
      <ul
        className={styles.grid}
        style={{ "--columns": Math.min(columns, Math.max(1, cards.length)) }}
      >
        {cards.map((card, i) => (
          // Sheets have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{card}</li>
        ))}
      </ul>
    </section>
  );
}

function useColumns() {
  const grid = useRef<HTMLElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setColumns(sizeCardsPerRow(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [grid, columns] as const;
}
