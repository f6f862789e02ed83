import { Skeleton } from "../../ui/status/Skeleton.tsx";
import gridStyles from "./grid/StickerGrid.module.css";
import styles from "./StickersScreen.module.css";

const CARDS = Array.from({ length: 10 }, (_, index) => index);

export function StickersLoading() {
  return (
    <div className={styles.screen} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading your stickers
      </p>
      <div className={styles.content}>
        <ul className={gridStyles.grid}>
          {CARDS.map((card) => (
            <li key={card}>
              <Skeleton height={288} shape="tile" />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.side} />
    </div>
  );
}
