import { useEffect, useRef, useState } from "react";
import { useProjectState } from "../../../project/store/project-context.ts";
import { saveAndWait } from "../../../project/store/save-and-wait.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Drafts } from "./open-drafts.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";
import { SubmitDialog } from "./SubmitDialog.tsx";
import { findSubmitBlocker, showSubmitBlocker } from "./submit-rules.ts";

interface SubmitButtonProps {
  readonly drafts: Drafts;
  /** Drafts that are submitted together, with one name and one note. */
  readonly suggestions: readonly OwnSuggestion[];
  readonly label?: string;
  readonly size?: "regular" | "small";
}

/** Saves, then opens the dialog; explains what is missing while it is disabled. */
export function SubmitButton(props: SubmitButtonProps) {
  const { drafts, suggestions, label = "Submit", size = "regular" } = props;
  const { store } = drafts;
  const uploads = useProjectState(store, (state) => state.uploads);
  const isOffline = useProjectState(store, (state) => state.isOffline);
  const blocker = findSubmitBlocker(suggestions, { uploads, isOffline });
  const [submitted, setSubmitted] = useState<readonly OwnSuggestion[]>();
  const [isSaving, setSaving] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const open = async () => {
    if (blocker !== undefined) return showSubmitBlocker(blocker);
    setSaving(true);
    leaving.current = new AbortController();
    // Rejects when the page is left meanwhile.
    const saved = await saveAndWait(store, leaving.current.signal).catch(() => "not-saved");
    setSaving(false);
    if (saved === "saved") setSubmitted(suggestions);
  };
  return (
    <>
      <Button
        variant="primary"
        size={size}
        aria-disabled={blocker !== undefined}
        loading={isSaving}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <SubmitDialog
        drafts={drafts}
        suggestions={submitted}
        onClose={() => setSubmitted(undefined)}
      />
    </>
  );
}
