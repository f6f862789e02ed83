import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";

interface UnsentChangesDialogProps {
  readonly projectCount: number;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Loaded when it is opened: few pages with the log-out button need dialogs otherwise. */
export default function UnsentChangesDialog(props: UnsentChangesDialogProps) {
  const { projectCount, ...dialog } = props;
  const [maps, them] =
    projectCount === 1 ? ["A map has", "it"] : [`${projectCount} maps have`, "them"];
  return (
    <ConfirmDialog opened title="Changes are not saved yet" {...dialog}>
      <p>
        {maps} changes that were not sent to your account. Open {them} to save the changes first. If
        you log out now, they stay in this browser until you log in here again.
      </p>
    </ConfirmDialog>
  );
}
