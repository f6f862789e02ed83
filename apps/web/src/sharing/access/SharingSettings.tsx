import { formatMessage, sharingMessages } from "@photomap/messages";
import type { AccessPolicy } from "@photomap/project";
import { Share2, UserPlus } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useRootData } from "../../platform/routing/root-data.ts";
import { openSharingDialog } from "../../project/map-editor/sharing-dialogs.ts";
import { useProject, useProjectState } from "../../project/store/project-context.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Warning } from "../../ui/status/Warning.tsx";
import { AccessSection } from "./AccessSection.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { LinkOptionsSection } from "./LinkOptionsSection.tsx";
import styles from "./ShareLink.module.css";
import { ShareLinkCard } from "./ShareLinkCard.tsx";
import { useShareLink } from "./use-share-link.ts";

interface SharingSettingsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The link of the map first, below it who can open it and what they can do. */
export function SharingSettings({ opened, onClose }: SharingSettingsProps) {
  const { isGuest } = useProject();
  const isSignedIn = useRootData()?.visitor !== undefined && !isGuest;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Share your map"
      size="wide"
      actions={
        <Button size="small" onClick={onClose}>
          Done
        </Button>
      }
    >
      {isSignedIn ? <AccountSharing /> : <GuestSharing />}
    </Dialog>
  );
}

function AccountSharing() {
  const { id, store } = useProject();
  const { policy, changePolicy } = useAccessPolicy();
  const name = useProjectState(store, ({ content }) => content.name);
  const hasInvited = useProjectState(store, ({ grants }) => grants.length > 0);
  const link = useShareLink(id);
  return (
    <>
      <ShareLinkCard
        state={link}
        name={name}
        policy={policy}
        hasInvited={hasInvited}
        onOpenToAll={() => changePolicy("PUBLIC")}
      />
      <SettingsTitle />
      <AccessSection policy={policy} onChange={changePolicy} />
      <InviteSection />
      {policy === "PRIVATE" ? null : <LinkOptionsSection state={link} />}
      <ProgressSection />
    </>
  );
}

/** Sharing a link needs an account; a picture of the map needs none and comes first. */
function GuestSharing() {
  const { id } = useProject();
  const { policy, changePolicy } = useAccessPolicy();
  const warning = useId();
  return (
    <>
      <div className={styles.card}>
        <Warning id={warning}>
          {formatMessage(sharingMessages.publicNeedsAccount)}{" "}
          <Link to={`/account/register?redirectTo=/p/${id}`}>Register</Link>
        </Warning>
      </div>
      <ProgressSection />
      <SettingsTitle />
      <AccessSection policy={policy} onChange={changePolicy} blockedBy={warning} />
    </>
  );
}

function SettingsTitle() {
  return <h3 className={styles.title}>{formatMessage(sharingMessages.settingsTitle)}</h3>;
}

function useAccessPolicy() {
  const { store } = useProject();
  const policy = useProjectState(store, ({ content }) => content.accessPolicy);
  // The store saves a change of access at once.
  const changePolicy = (accessPolicy: AccessPolicy) =>
    store.edit({ type: "SET_DETAILS", details: { accessPolicy } });
  return { policy, changePolicy };
}

/** The section of the progress image, which needs photos but no access to the map. */
function ProgressSection() {
  const { store } = useProject();
  const hasPhotos = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).some(({ images }) => images.length > 0),
  );
  if (!hasPhotos) return null;
  return (
    <SettingsSection title="Progress image" hint="A picture of your map to share with anyone.">
      <div>
        <Button
          icon={<Share2 size={18} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => openSharingDialog("progress-image")}
        >
          Share image
        </Button>
      </div>
    </SettingsSection>
  );
}

function InviteSection() {
  const [isInviting, setInviting] = useState(false);
  return (
    <SettingsSection
      title="People"
      hint="People you invite can suggest photos, whatever you choose above."
    >
      <div>
        <Button
          icon={<UserPlus size={18} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => setInviting(true)}
        >
          {formatMessage(sharingMessages.inviteSomeone)}
        </Button>
      </div>
      <InviteDialog opened={isInviting} onClose={() => setInviting(false)} />
    </SettingsSection>
  );
}
