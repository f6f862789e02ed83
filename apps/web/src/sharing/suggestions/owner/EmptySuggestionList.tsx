import { formatMessage, reviewMessages, sharingMessages } from "@photomap/messages";
import { CircleCheck, Lightbulb, ListFilter, UserPlus } from "lucide-react";
import { openSharingDialog } from "../../../project/map-editor/sharing-dialogs.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import styles from "./EmptySuggestionList.module.css";
import type { EmptyReason } from "./review-filters.ts";

interface EmptyReviewProps {
  readonly reason: EmptyReason;
  /** Whether some were hidden; otherwise all were used. */
  readonly hasHidden: boolean;
  readonly onShowHidden: () => void;
  readonly onShowAll: () => void;
}

const ICON = { size: 28, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Shown in place of an empty list of suggestions. */
export function EmptySuggestionList(props: EmptyReviewProps) {
  const { reason, hasHidden, onShowHidden, onShowAll } = props;
  switch (reason) {
    case "get-started":
      return (
        <EmptyState
          icon={<UserPlus {...ICON} />}
          title={formatMessage(reviewMessages.getStarted)}
          action={
            <div className={styles.emptyActions}>
              <Button variant="primary" onClick={() => openSharingDialog("invite")}>
                {formatMessage(sharingMessages.inviteSomeone)}
              </Button>
              <Button onClick={() => openSharingDialog("settings")}>
                {formatMessage(sharingMessages.settingsTitle)}
              </Button>
            </div>
          }
        >
          Somebody always has the better photo. Invite family and friends to suggest theirs; you
          decide what goes on the map.
        </EmptyState>
      );
    case "handled-all":
      return (
        <EmptyState
          icon={<CircleCheck {...ICON} />}
          title={formatMessage(reviewMessages.handledAll)}
          action={
            <button type="button" className={styles.link} onClick={onShowHidden}>
              {hasHidden ? formatMessage(reviewMessages.showHidden) : "Show used"}
            </button>
          }
        >
          Suggestions you used or hid are kept here.
        </EmptyState>
      );
    case "no-match":
      return (
        <EmptyState
          icon={<ListFilter {...ICON} />}
          title="No suggestions here"
          action={<Button onClick={onShowAll}>Show all</Button>}
        >
          Other suggestions are waiting.
        </EmptyState>
      );
    case "nobody-yet":
      return (
        <EmptyState
          icon={<Lightbulb {...ICON} />}
          title={formatMessage(reviewMessages.nobodyYet)}
          action={
            <Button onClick={() => openSharingDialog("settings")}>
              {formatMessage(sharingMessages.settingsTitle)}
            </Button>
          }
        >
          Photos that others suggest will show up here, with a count on Collaborate.
        </EmptyState>
      );
  }
}
