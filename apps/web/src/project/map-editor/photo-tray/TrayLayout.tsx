import { lazy, type ReactNode, Suspense } from "react";
import { loadPhotoTray } from "./load-photo-tray.ts";
import styles from "./TrayLayout.module.css";
import type { PhotoTrayHandle } from "./use-photo-tray.ts";

const TrayPanel = lazy(async () => ({ default: (await loadPhotoTray()).TrayPanel }));

interface TrayLayoutProps {
  readonly photoTray: PhotoTrayHandle;
  /** The map. */
  readonly children: ReactNode;
}

/** The map with the tray beside it, or below it on phones. */
export function TrayLayout({ photoTray: { tray }, children }: TrayLayoutProps) {
  return (
    // Escape bubbles from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.layout}
      onKeyDown={({ key }) => {
        if (key === "Escape") tray?.clearSelection();
      }}
    >
      <div className={styles.map}>{children}</div>
      {tray === undefined ? null : (
        <Suspense>
          <TrayPanel tray={tray} />
        </Suspense>
      )}
    </div>
  );
}
