import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import styles from "./FormDialog.module.css";
import { type StaffMutationResult, useStaffMutation } from "./use-staff-mutation.ts";

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** What the toast says after the change. */
  readonly done: string;
  /**
   * The label of the button that changes nothing, for a change that cannot be undone: this button
   * has the initial focus, and the other one is red.
   */
  readonly keepLabel?: string;
  /** Shows what is missing or wrong; returns false to send nothing. */
  readonly check?: () => boolean;
  readonly send: () => Promise<StaffMutationResult>;
  readonly onClose: () => void;
  /** The fields, and texts about them. */
  readonly children: ReactNode;
}

/** A change by staff as a form in a dialog, which stays open and says why it was refused. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, done, keepLabel, check = () => true, send, onClose } = props;
  const change = useStaffMutation();
  const isDanger = keepLabel !== undefined;
  const submit = async () => {
    const problem = await change(send, done);
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title={title} actions={null}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            {props.children}
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" data-autofocus={isDanger || undefined} onClick={onClose}>
                {keepLabel ?? "Cancel"}
              </Button>
              <Button
                size="small"
                variant={isDanger ? "danger" : "primary"}
                type="submit"
                loading={isSending}
              >
                {submitLabel}
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
