import { QrCode as QrCodeIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { CopyLinkField } from "./CopyLinkField.tsx";
import { ExpiryField } from "./ExpiryField.tsx";
import { LinkPasswordField } from "./LinkPasswordField.tsx";
import { QrDialog } from "./QrDialog.tsx";
import { RenewLinkButton } from "./RenewLinkButton.tsx";
import styles from "./ShareLinkSection.module.css";
import { type ShareLink, type ShareLinkState, useShareLink } from "./use-share-link.ts";

interface ShareLinkSectionProps {
  readonly projectId: string;
  readonly name: string;
  /** Whether people who were not invited can open the link. */
  readonly isPublic: boolean;
}

export function ShareLinkSection({ projectId, name, isPublic }: ShareLinkSectionProps) {
  const state = useShareLink(projectId);
  const { link, loadError, reload } = state;
  return (
    <SettingsSection
      title="Link"
      hint={isPublic ? "Send it, or let people scan it." : "Only invited people can open it."}
    >
      {loadError !== undefined ? (
        <div className={styles.setting} role="alert">
          <p className={styles.problem}>{loadError}</p>
          <Button size="small" onClick={reload}>
            Try again
          </Button>
        </div>
      ) : link === undefined ? (
        <Spinner label="Loading the link" />
      ) : (
        <LoadedLink link={link} name={name} isPublic={isPublic} state={state} />
      )}
    </SettingsSection>
  );
}

interface LoadedLinkProps extends Pick<ShareLinkSectionProps, "name" | "isPublic"> {
  readonly link: ShareLink;
  readonly state: ShareLinkState;
}

function LoadedLink({ link, name, isPublic, state }: LoadedLinkProps) {
  const [isScanning, setScanning] = useState(false);
  const { url, hasPassword, expiresAt } = link;
  return (
    <>
      <CopyLinkField url={url} />
      {isPublic ? (
        <>
          <div>
            <Button
              size="small"
              icon={<QrCodeIcon size={18} strokeWidth={1.6} aria-hidden="true" />}
              onClick={() => setScanning(true)}
            >
              Show QR code
            </Button>
          </div>
          <ExpiryField
            expiresAt={expiresAt ? new Date(expiresAt) : undefined}
            onChange={state.setExpiry}
          />
          <LinkPasswordField
            hasPassword={hasPassword}
            setPassword={state.setPassword}
            removePassword={state.removePassword}
          />
          <RenewLinkButton onRenew={state.renew} />
          <QrDialog
            opened={isScanning}
            onClose={() => setScanning(false)}
            url={url}
            name={name}
            hasPassword={hasPassword}
          />
        </>
      ) : null}
    </>
  );
}
