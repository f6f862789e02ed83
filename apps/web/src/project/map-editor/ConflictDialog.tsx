import { findOpening } from "@photomap/design";
import { createCopyName } from "@photomap/project";
import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { createProjectCopy } from "../store/guests/create-project-copy.ts";
import { useProject, useProjectState } from "../store/project-context.ts";
import styles from "./ConflictDialog.module.css";

type Choice = "mine" | "theirs" | "copy";

const CHOICES: readonly { readonly id: Choice; readonly label: string; readonly text: string }[] = [
  {
    id: "mine",
    label: "Keep mine",
    text: "Your change stays and replaces the other one.",
  },
  { id: "theirs", label: "Take theirs", text: "The other change stays and replaces yours." },
  {
    id: "copy",
    label: "Keep mine as a copy",
    text: "Your version becomes a new project, and this one takes the other change.",
  },
];

const ConflictPictures = lazy(async () => ({
  default: (await import("./ConflictPictures.tsx")).ConflictPictures,
}));

/** Opens when the same opening was changed here and on another device; cannot be dismissed. */
export function ConflictDialog() {
  const { store, design } = useProject();
  const conflict = useProjectState(store, (state) => state.conflict);
  const mine = useProjectState(store, (state) => state.content.inputs);
  const keepCopy = useCopy();
  const [busy, setBusy] = useState<Choice>();
  const [failure, setFailure] = useState<string>();
  const names = (conflict?.openingIds ?? []).map((id) => findOpening(design, id)?.name ?? id);
  const resolve = async (choice: Choice) => {
    setBusy(choice);
    setFailure(undefined);
    try {
      const showCopy = choice === "copy" ? await keepCopy() : undefined;
      await store.resolveConflict(choice === "mine" ? "mine" : "theirs");
      showCopy?.();
    } catch (error) {
      setFailure(reportAndDescribeFailure(error, "resolve conflict"));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Dialog opened={conflict !== undefined} title="Changed in two places" actions={null}>
      <p>
        {names.join(", ")} {names.length === 1 ? "was" : "were"} changed here and on another device.
        We've combined all other changes.
      </p>
      {conflict === undefined ? null : (
        <Suspense fallback={<div className={styles.loading} />}>
          <ConflictPictures
            design={design}
            openingIds={conflict.openingIds}
            mine={mine}
            theirs={conflict.theirs.content.inputs}
          />
        </Suspense>
      )}
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

/** Returns a function that creates the copy and resolves to one that shows where it is. */
function useCopy(): () => Promise<() => void> {
  const { store, design } = useProject();
  const navigate = useNavigate();
  // Kept after a failure: trying again must not create a second copy.
  const requestId = useRef<string>(undefined);
  return async () => {
    requestId.current ??= crypto.randomUUID();
    const { content } = store.getState();
    const copy = { ...content, name: createCopyName(content.name) };
    const { id, name } = await createProjectCopy(design.id, copy, requestId.current);
    requestId.current = undefined;
    return () =>
      showToast({
        id: "conflict-copy",
        type: "info",
        content: `Your version is now the project "${name}" in Your Projects.`,
        durationMs: COPY_TOAST_MS,
        action: { label: "Open the copy", onSelect: () => void navigate(`/p/${id}`) },
      });
  };
}

const COPY_TOAST_MS = 30_000;
