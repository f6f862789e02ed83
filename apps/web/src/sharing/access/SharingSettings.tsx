import { formatMessage, sharingMessages } from "@photomap/messages";
import type { AccessPolicy } from "@photomap/project";
import { Share2, UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRootData } from "../../platform/routing/root-data.ts";
import { openSharingDialog } from "../../project/map-editor/sharing-dialogs.ts";
import { useProject, useProjectState } from "../../project/store/project-context.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { AccessSection } from "./AccessSection.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { ShareLinkSection } from "./ShareLinkSection.tsx";

interface SharingSettingsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The section of the output options, which belongs to another folder. */
  readonly outputSection: ReactNode;
}

export function SharingSettings({ opened, onClose, outputSection }: SharingSettingsProps) {
  const { id, isGuest, store } = useProject();
  const policy = useProjectState(store, ({ content }) => content.accessPolicy);
  const name = useProjectState(store, ({ content }) => content.name);
  const isSignedIn = useRootData()?.visitor !== undefined && !isGuest;
  // The store saves a change of access at once.
  const changePolicy = (accessPolicy: AccessPolicy) =>
    store.edit({ type: "SET_DETAILS", details: { accessPolicy } });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={formatMessage(sharingMessages.settingsTitle)}
      size="wide"
    >
      <AccessSection
        policy={policy}
        registerPath={isSignedIn ? undefined : `/account/register?redirectTo=/p/${id}`}
        onChange={changePolicy}
      />
      {isSignedIn ? (
        <>
          <InviteSection />
          <ShareLinkSection projectId={id} name={name} isPublic={policy !== "PRIVATE"} />
        </>
      ) : null}
      <ProgressSection />
      {outputSection}
    </Dialog>
  );
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
