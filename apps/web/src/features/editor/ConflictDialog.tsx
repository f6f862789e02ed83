import { findOpening } from "@photomap/design";
import { useState } from "react";
import { describeFailure } from "../../errors/describe-failure.ts";
import { createProjectCopy } from "../../project-store/create-project-copy.ts";
import { useProject, useProjectState } from "../../project-store/project-context.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import styles from "./ConflictDialog.module.css";

type Choice = "mine" | "theirs" | "copy";

const CHOICES: readonly { readonly id: Choice; readonly label: string; readonly text: string }[] = [
  {
    id: "mine",
    label: "Keep mine",
    text: "What you see here stays; the other change is replaced.",
  },
  { id: "theirs", label: "Take theirs", text: "The other change stays; yours is replaced." },
  {
    id: "copy",
    label: "Keep mine as a copy",
    text: "Yours goes to a project of its own, this one takes the other change.",
  },
];

/** Opens when the same opening was changed here and on another device; cannot be dismissed. */
export function ConflictDialog() {
  const { store, design } = useProject();
  const conflict = useProjectState(store, (state) => state.conflict);
  const [busy, setBusy] = useState<Choice>();
  const [failure, setFailure] = useState<string>();
  const names = (conflict?.openingIds ?? []).map((id) => findOpening(design, id)?.name ?? id);
  const resolve = async (choice: Choice) => {
    setBusy(choice);
    setFailure(undefined);
    try {
      if (choice === "copy") await createProjectCopy(design.id, store.getState().content);
      await store.resolveConflict(choice === "mine" ? "mine" : "theirs");
    } catch (error) {
      setFailure(describeFailure(error, "resolve conflict"));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Dialog
      opened={conflict !== undefined}
      onClose={() => {}}
      title="Changed in two places"
      actions={null}
    >
      <p>
        {names.join(", ")} {names.length === 1 ? "was" : "were"} changed here and on another device.
        Everything else has been brought together.
      </p>
      <ul className={styles.choices}>
        {CHOICES.map(({ id, label, text }) => (
          <li key={id}>
            <Button
              size="small"
              variant={id === "mine" ? "primary" : "secondary"}
              loading={busy === id}
              disabled={busy !== undefined && busy !== id}
              onClick={() => void resolve(id)}
            >
              {label}
            </Button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {failure === undefined ? null : <p role="alert">{failure}</p>}
    </Dialog>
  );
}
