import { OutputSection } from "../../features/editor/settings/OutputSection.tsx";
import { ProgressImageDialog } from "../../features/progress-image/ProgressImageDialog.tsx";
import { InviteDialog } from "../../features/sharing/InviteDialog.tsx";
import { SharingSettings } from "../../features/sharing/SharingSettings.tsx";
import { useProject } from "../../project-store/project-context.ts";
import { closeSharingDialog, type SharingDialog } from "../../sharing-dialogs.ts";

/** Loaded when one of them is opened for the first time. */
export function SharingDialogs({ opened }: { readonly opened: SharingDialog | undefined }) {
  const project = useProject();
  return (
    <>
      <SharingSettings
        opened={opened === "settings"}
        onClose={closeSharingDialog}
        outputSection={<OutputSection />}
      />
      <InviteDialog opened={opened === "invite"} onClose={closeSharingDialog} />
      {opened === "progress-image" ? (
        <ProgressImageDialog project={project} onClose={closeSharingDialog} />
      ) : null}
    </>
  );
}
