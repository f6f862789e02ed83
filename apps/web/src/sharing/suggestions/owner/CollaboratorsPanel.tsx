import { formatMessage, reviewMessages } from "@photomap/messages";
import type { Collaboration, Collaborator } from "@photomap/project";
import { ChevronDown, UserPlus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { openSharingDialog } from "../../../project/map-editor/sharing-dialogs.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { Avatar } from "../../../ui/status/Avatar.tsx";
import { describeSuggestionCount } from "../describe-suggestions.ts";
import styles from "./CollaboratorsPanel.module.css";
import { useAccessRemoval } from "./use-access-removal.ts";

interface CollaboratorsPanelProps {
  readonly collaborators: readonly Collaborator[];
  readonly collaboration: Collaboration;
  /** The number of suggestions that wait for the owner, by user id. */
  readonly counts: ReadonlyMap<string, number>;
  /** The person whose suggestions alone are shown. */
  readonly chosenId: string | undefined;
  readonly onChoose: (userId: string | undefined) => void;
}

/** Windows with the panel beside the list. In others an open panel would push the list down. */
const WIDE = "(min-width: 1100px)";

const TYPE_TEXTS: Record<Collaborator["type"], string> = {
  "active-invited": "Invited",
  "inactive-invited": "Invited, hasn't visited yet",
  "active-public": "Has the link",
};

/** The people who can suggest photos, as far as they are known. */
export function CollaboratorsPanel(props: CollaboratorsPanelProps) {
  const { collaborators, collaboration } = props;
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches);
  const removal = useAccessRemoval();
  return (
    <aside className={styles.panel} aria-label={formatMessage(reviewMessages.collaborators)}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {formatMessage(reviewMessages.collaborators)}{" "}
            <span className={styles.count}>{collaborators.length}</span>
            <ChevronDown size={18} strokeWidth={1.8} aria-hidden="true" />
          </button>
        </h2>
        <Button
          size="small"
          icon={<UserPlus size={18} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => openSharingDialog("invite")}
        >
          {formatMessage(reviewMessages.invite)}
        </Button>
      </div>
      {isOpen ? (
        <>
          {collaboration.everyoneCanCollaborate ? (
            <p className={styles.everyone}>Anyone with the link can suggest photos.</p>
          ) : null}
          <ul className={styles.people}>
            {collaborators.map((collaborator) => (
              <CollaboratorItem
                key={collaborator.userId ?? collaborator.email}
                {...props}
                collaborator={collaborator}
                onRemove={() => removal.request(collaborator)}
              />
            ))}
          </ul>
        </>
      ) : null}
      <ConfirmDialog
        opened={removal.candidate !== undefined}
        title="Remove access?"
        confirmLabel="Remove"
        destructive
        busy={removal.isBusy}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      >
        {removal.candidate?.displayName} will no longer be invited to this project
        {collaboration.everyoneCanCollaborate
          ? ", but can still suggest photos with the link, like anyone else"
          : ""}
        . Suggestions they've already made stay until you handle them.
      </ConfirmDialog>
    </aside>
  );
}

interface CollaboratorItemProps extends CollaboratorsPanelProps {
  readonly collaborator: Collaborator;
  readonly onRemove: () => void;
}

function CollaboratorItem(props: CollaboratorItemProps) {
  const { collaborator, counts, chosenId, onChoose, onRemove } = props;
  const { displayName, email, userId, accessId, type } = collaborator;
  const count = counts.get(userId ?? "") ?? 0;
  const facts = [
    TYPE_TEXTS[type],
    ...(email === undefined || email === displayName ? [] : [email]),
    ...(count > 0 ? [describeSuggestionCount(count)] : []),
  ].join(" · ");
  const isChosen = userId !== undefined && userId === chosenId;
  return (
    <li className={styles.person}>
      <PersonButton
        isChosen={isChosen}
        onChoose={count > 0 || isChosen ? () => onChoose(isChosen ? undefined : userId) : undefined}
      >
        <span aria-hidden="true">
          <Avatar name={displayName} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{displayName}</span>
          <span className={styles.facts}>{facts}</span>
        </span>
      </PersonButton>
      {accessId === undefined ? null : (
        <IconButton
          label={`Remove ${displayName}`}
          title="Remove access"
          icon={<X size={18} strokeWidth={1.8} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

interface PersonButtonProps {
  readonly isChosen: boolean;
  readonly onChoose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A toggle of the filter for people with suggestions, else plain text. */
function PersonButton({ isChosen, onChoose, children }: PersonButtonProps) {
  return onChoose === undefined ? (
    <div className={styles.choice}>{children}</div>
  ) : (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
