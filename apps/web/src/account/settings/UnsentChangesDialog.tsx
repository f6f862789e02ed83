import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";

interface UnsentChangesDialogProps {
  readonly projectCount: number;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Warns before a logout that changes are not saved. Loaded when it opens, because few pages with
 * the logout button need dialogs otherwise.
 */
export default function UnsentChangesDialog(props: UnsentChangesDialogProps) {
  const { projectCount, ...dialog } = props;
  const [maps, them] =
    projectCount === 1 ? ["A map has", "it"] : [`${projectCount} maps have`, "them"];
  return (
    <ConfirmDialog opened title="Some changes aren't saved yet" {...dialog}>
      <p>
        {maps} changes that aren't saved to your account yet. Open {them} to save the changes first.
        If you log out now, they stay in this browser until you log in here again.
      </p>
    </ConfirmDialog>
  );
}
