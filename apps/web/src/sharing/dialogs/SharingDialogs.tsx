import {
  closeSharingDialog,
  type SharingDialogName,
} from "../../project/map-editor/sharing-dialogs.ts";
import { useProject } from "../../project/store/project-context.ts";
import { InviteDialog } from "../access/InviteDialog.tsx";
import { SharingSettings } from "../access/SharingSettings.tsx";
import { ProgressImageDialog } from "../progress-image/ProgressImageDialog.tsx";

/** Loaded when one of them is opened for the first time. */
export function SharingDialogs({ opened }: { readonly opened: SharingDialogName | undefined }) {
  const project = useProject();
  return (
    <>
      <SharingSettings opened={opened === "settings"} onClose={closeSharingDialog} />
      <InviteDialog opened={opened === "invite"} onClose={closeSharingDialog} />
      {opened === "progress-image" ? (
        <ProgressImageDialog project={project} onClose={closeSharingDialog} />
      ) : null}
    </>
  );
}
