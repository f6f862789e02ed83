import { formatMessage, projectMessages } from "@photomap/messages";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { BackgroundSection } from "./BackgroundSection.tsx";
import { GeneralSection } from "./GeneralSection.tsx";
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
    </Dialog>
  );
}
