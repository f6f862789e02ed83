import { formatMessage, projectMessages, sharingMessages } from "@photomap/messages";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProjectFileDownload } from "../../guest-mode/ProjectFileDownload.tsx";
import { useProject } from "../../store/project-context.ts";
import { openSharingDialog } from "../sharing-dialogs.ts";
import { useProjectNameField } from "../use-project-name-field.ts";
import { BackgroundSection } from "./BackgroundSection.tsx";
import { OptionalRegionsSection } from "./OptionalRegionsSection.tsx";
import { OutputSection } from "./OutputSection.tsx";
import { PrintingSection } from "./PrintingSection.tsx";
import { SizingSection } from "./SizingSection.tsx";

interface SettingsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SettingsDialog({ opened, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={formatMessage(projectMessages.settingsTitle)}
      size="wide"
    >
      <GeneralSection />
      <OptionalRegionsSection />
      <BackgroundSection />
      <OutputSection />
      <SizingSection />
      <PrintingSection />
      <SharingSection onOpen={onClose} />
    </Dialog>
  );
}

/** Opens the sharing dialog, which replaces this one. */
function SharingSection({ onOpen }: { readonly onOpen: () => void }) {
  const open = () => {
    onOpen();
    openSharingDialog("settings");
  };
  return (
    <SettingsSection title="Sharing" hint="Who can see this map and suggest photos.">
      <div>
        <Button size="small" onClick={open}>
          {formatMessage(sharingMessages.settingsTitle)}
        </Button>
      </div>
    </SettingsSection>
  );
}

function GeneralSection() {
  const { store, isGuest } = useProject();
  const field = useProjectNameField(store);
  return (
    <SettingsSection title="General">
      <TextField {...field} label={formatMessage(projectMessages.mapName)} autoComplete="off" />
      {isGuest ? <ProjectFileDownload /> : null}
    </SettingsSection>
  );
}
