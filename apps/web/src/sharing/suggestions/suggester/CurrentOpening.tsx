import type { Opening } from "@photomap/design";
import type { ReactNode } from "react";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
} from "../../../project/store/project-context.ts";
import { describePhotoCount } from "../describe-suggestions.ts";
import { OpeningPicture } from "../OpeningPicture.tsx";
import styles from "./OwnSuggestionList.module.css";

interface CurrentOpeningProps {
  readonly opening: Opening;
  readonly action: ReactNode;
}

const PICTURE_EDGE_PX = 512;

/** What the map shows in the opening now, read-only. */
export function CurrentOpening({ opening, action }: CurrentOpeningProps) {
  const input = useProjectState(useProject().store, ({ content }) => content.inputs[opening.id]);
  const photoUrl = useFindPhotoUrl();
  const count = input?.images.length ?? 0;
  const text = count === 0 ? "No photo yet" : `${describePhotoCount(count)} on the map`;
  return (
    <section className={styles.current} aria-label={`${opening.name} now`}>
      <div className={styles.currentPicture}>
        <OpeningPicture
          opening={opening}
          input={input}
          photoUrl={photoUrl}
          edgePx={PICTURE_EDGE_PX}
          label={`${opening.name}: ${text}`}
        />
      </div>
      <div>
        <h3 className={styles.currentName}>{opening.name}</h3>
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={styles.currentAction}>{action}</div>
    </section>
  );
}
