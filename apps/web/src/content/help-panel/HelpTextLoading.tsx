import { Skeleton } from "../../ui/status/Skeleton.tsx";
import styles from "./HelpPanel.module.css";

const LINES = ["100%", "94%", "98%", "60%"];

/** A placeholder for a title, a picture and two paragraphs. */
export function HelpTextLoading() {
  return (
    <div className={styles.text} role="status" aria-label="Loading the help page" aria-busy="true">
      <Skeleton height={30} width="70%" />
      <Paragraph />
      <Skeleton shape="tile" height={180} />
      <Paragraph />
    </div>
  );
}

function Paragraph() {
  return (
    <div className={styles.lines}>
      {LINES.map((width) => (
        <Skeleton key={width} height={14} width={width} />
      ))}
    </div>
  );
}
