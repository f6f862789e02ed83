import { InviteDialog } from "../../sharing/access/InviteDialog.tsx";
import { SharingSettings } from "../../sharing/access/SharingSettings.tsx";
import { ProgressImageDialog } from "../../sharing/progress-image/ProgressImageDialog.tsx";
import { OutputSection } from "../editor/settings/OutputSection.tsx";
import { closeSharingDialog, type SharingDialog } from "../editor/sharing-dialogs.ts";
import { useProject } from "../store/project-context.ts";

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
