import type { ReactNode } from "react";
import styles from "./MapScreen.module.css";
import { NotSavedBar } from "./NotSavedBar.tsx";
import { ProjectToolbar } from "./ProjectToolbar.tsx";
import { ProjectTopBar } from "./ProjectTopBar.tsx";

interface MapScreenProps {
  readonly printButton: ReactNode;
  readonly notice?: ReactNode;
  /** The map itself, as large as there is room. */
  readonly children: ReactNode;
}

/** The full map with what belongs around it. */
export function MapScreen({ printButton, notice, children }: MapScreenProps) {
  return (
    <div className={styles.screen}>
      <ProjectTopBar printButton={printButton} />
      <ProjectToolbar />
      <main className={styles.canvas}>
        <NotSavedBar />
        {notice}
        <div className={styles.map}>{children}</div>
      </main>
    </div>
  );
}
