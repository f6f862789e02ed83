import { getInclusionStatus, type OpeningImage } from "@photomap/project";
import { Check, EyeOff } from "lucide-react";
import { Link } from "react-router";
import { useRootData } from "../../../platform/routing/root-data.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { usePictureLoad } from "../../../ui/pictures/use-picture-load.ts";
import { Avatar } from "../../../ui/status/Avatar.tsx";
import { RelativeTime } from "../../../ui/status/RelativeTime.tsx";
import { describePhotoCount } from "../describe-suggestions.ts";
import styles from "./SuggestionCard.module.css";

interface SuggestionCardProps {
  readonly suggestion: LoadedSuggestion;
  readonly openingName: string;
  readonly to: string;
  /** The photos of the opening on the map. */
  readonly present: readonly OpeningImage[];
  /** Whether the suggestion is the one under review. */
  readonly isCurrent?: boolean;
}

/** A suggestion in a list; the whole card is the link to its review. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, openingName, to, present, isCurrent = false } = props;
  const { name, submittedAt, modifiedAt, note, input, status } = suggestion;
  const isHidden = status === "HIDDEN";
  const isUsed = isHidden && getInclusionStatus(input.images, present) !== "none-in-map";
  return (
    <li className={styles.item} data-hidden={isHidden || undefined}>
      <Link
        to={to}
        className={styles.card}
        aria-current={isCurrent || undefined}
        replace={isCurrent}
      >
        <Preview url={suggestion.previewImageUrl} />
        <span className={styles.text}>
          <span className={styles.name}>{openingName}</span>{" "}
          <span className={styles.facts}>
            {name} · {describePhotoCount(input.images.length)} ·{" "}
            <RelativeTime at={submittedAt ?? modifiedAt} />
          </span>
          {note === "" ? null : <span className={styles.note}>“{note}”</span>}
          {isHidden ? (
            <span className={styles.status}>
              {isUsed ? (
                <>
                  <Check size={16} strokeWidth={2} aria-hidden="true" /> Used on the map
                </>
              ) : (
                <>
                  <EyeOff size={16} strokeWidth={1.8} aria-hidden="true" /> Hidden
                </>
              )}
            </span>
          ) : null}
        </span>
        <span aria-hidden="true">
          <Avatar name={name} />
        </span>
      </Link>
    </li>
  );
}

const PREVIEW_PX = 260;

function Preview({ url }: { readonly url: string }) {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const { attempt, isSlow, isFailed, onLoad, onError } = usePictureLoad(imagesUrl + url);
  return (
    <span className={isSlow ? `${styles.preview} shimmer` : styles.preview}>
      {isFailed ? null : (
        <img
          key={attempt}
          src={imagesUrl + url}
          alt=""
          width={PREVIEW_PX}
          height={PREVIEW_PX}
          loading="lazy"
          onLoad={onLoad}
          onError={onError}
        />
      )}
    </span>
  );
}
