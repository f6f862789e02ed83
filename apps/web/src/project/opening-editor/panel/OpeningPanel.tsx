import { type ReactNode, useState } from "react";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import styles from "./OpeningPanel.module.css";

const TABS = [
  { value: "photo", label: "Photo" },
  { value: "place", label: "Place" },
  { value: "arrange", label: "Arrange" },
  { value: "color", label: "Color" },
] as const;

type Tab = (typeof TABS)[number]["value"];

interface OpeningPanelProps {
  readonly readOnly: boolean;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** Shown instead of the tools that need an active photo. */
  readonly emptyText: string;
  /** The tools of the active photo; null without one. */
  readonly quality: ReactNode;
  readonly placeTools: ReactNode;
  /** The hint below the place tools, where it fits. */
  readonly placeHint: string;
  readonly arrangeTools: ReactNode;
  /** Null for fewer than two photos. */
  readonly layoutTools: ReactNode;
  readonly colorTools: ReactNode;
}

/** All tools beside the canvas; on phones one tab at a time below it. */
export function OpeningPanel(props: OpeningPanelProps) {
  const { readOnly, quality, placeTools, arrangeTools } = props;
  const [tab, setTab] = useState<Tab>("place");
  const emptyText = <p className={styles.none}>{props.emptyText}</p>;
  const emptyOnPhone = <div className={styles.phoneOnly}>{emptyText}</div>;
  return (
    <aside className={styles.panel} aria-label="Tools" data-tab={tab}>
      {readOnly ? null : (
        <div className={styles.tabs}>
          <SegmentedControl label="Tools" options={TABS} value={tab} onChange={setTab} />
        </div>
      )}
      <section className={styles.section} data-for="photo" aria-label="Photo">
        <h2 className={styles.title}>{props.title}</h2>
        {props.subtitle === undefined ? null : <p className={styles.meta}>{props.subtitle}</p>}
        {quality ?? emptyText}
      </section>
      {readOnly ? null : (
        <>
          <section className={styles.section} data-for="place" aria-label="Place">
            {placeTools === null ? (
              emptyOnPhone
            ) : (
              <>
                {placeTools}
                <p className={styles.hint}>{props.placeHint}</p>
              </>
            )}
          </section>
          <section className={styles.section} data-for="arrange" aria-label="Arrange">
            {props.layoutTools}
            {arrangeTools === null ? (
              props.layoutTools === null ? (
                emptyOnPhone
              ) : null
            ) : (
              <>
                <h3 className={styles.heading}>Arrange</h3>
                {arrangeTools}
              </>
            )}
          </section>
          <section className={styles.section} data-for="color" aria-label="Color">
            {props.colorTools}
          </section>
        </>
      )}
    </aside>
  );
}
