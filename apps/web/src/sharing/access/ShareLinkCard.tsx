import { formatMessage, sharingMessages } from "@photomap/messages";
import type { AccessPolicy } from "@photomap/project";
import { Link2, QrCode as QrCodeIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { CopyLinkField } from "./CopyLinkField.tsx";
import { QrDialog } from "./QrDialog.tsx";
import { SendLinkButton } from "./SendLinkButton.tsx";
import styles from "./ShareLink.module.css";
import type { ShareLink, ShareLinkState } from "./use-share-link.ts";

interface ShareLinkCardProps {
  readonly state: ShareLinkState;
  /** The name of the project. */
  readonly name: string;
  readonly policy: AccessPolicy;
  /** Whether somebody was invited by email, so that the link of a private map has readers. */
  readonly hasInvited: boolean;
  /** Lets anyone who has the link view the map. */
  readonly onOpenToAll: () => void;
}

/** The link and the ways to pass it on; a private map gets its link by one press. */
export function ShareLinkCard(props: ShareLinkCardProps) {
  const { state, name, policy, hasInvited, onOpenToAll } = props;
  const { link, loadError, reload } = state;
  const [isOpening, setOpening] = useState(false);
  const isPublic = policy !== "PRIVATE";
  return (
    <div className={styles.card}>
      <p role="status">{describeReaders(policy, hasInvited)}</p>
      {!isPublic && !hasInvited ? null : loadError !== undefined ? (
        <div className={styles.setting} role="alert">
          <p className={styles.problem}>{loadError}</p>
          <Button size="small" onClick={reload}>
            Try again
          </Button>
        </div>
      ) : link === undefined ? (
        <Spinner label="Loading the link" />
      ) : (
        <LoadedLink link={link} name={name} policy={policy} isNew={isOpening} />
      )}
      {isPublic ? null : (
        <div className={styles.buttons}>
          <Button
            variant={hasInvited ? "secondary" : "primary"}
            icon={<Link2 {...ICON} />}
            onClick={() => {
              setOpening(true);
              onOpenToAll();
            }}
          >
            {hasInvited ? "Let anyone with the link view" : "Create a sharing link"}
          </Button>
        </div>
      )}
    </div>
  );
}

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

function describeReaders(policy: AccessPolicy, hasInvited: boolean): string {
  if (policy === "PUBLIC") return formatMessage(sharingMessages.publicViewingHint);
  if (policy === "PUBLIC_COLLABORATORS") {
    return formatMessage(sharingMessages.publicCollaborationHint);
  }
  return hasInvited
    ? "Only you and the people you've invited can open this link."
    : "Only you can see this map. Create a link, and anyone you give it to can view it.";
}

interface LoadedLinkProps extends Pick<ShareLinkCardProps, "name" | "policy"> {
  readonly link: ShareLink;
  /** Whether the link appeared after a press, whose button is gone. */
  readonly isNew: boolean;
}

function LoadedLink({ link, name, policy, isNew }: LoadedLinkProps) {
  const [isScanning, setScanning] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { url, hasPassword } = link;
  const restriction = describeRestriction(link);
  const isPublic = policy !== "PRIVATE";
  useEffect(() => {
    if (isNew) card.current?.querySelector("button")?.focus();
  }, [isNew]);
  return (
    <div ref={card} className={styles.group}>
      <CopyLinkField url={url} {...(isPublic && restriction && { hint: restriction })} />
      {isPublic ? (
        <div className={styles.buttons}>
          <SendLinkButton url={url} name={name} canSuggest={policy === "PUBLIC_COLLABORATORS"} />
          <Button size="small" icon={<QrCodeIcon {...ICON} />} onClick={() => setScanning(true)}>
            Show QR code
          </Button>
          <QrDialog
            opened={isScanning}
            onClose={() => setScanning(false)}
            url={url}
            name={name}
            hasPassword={hasPassword}
          />
        </div>
      ) : null}
    </div>
  );
}

/** What a reader needs beyond the link. */
function describeRestriction({ expiresAt, hasPassword }: ShareLink): string | undefined {
  const hasEnded = expiresAt && new Date(expiresAt).getTime() <= Date.now();
  if (hasEnded) return "This link has expired. Choose a new end below.";
  return hasPassword ? "Send people the password, too." : undefined;
}
