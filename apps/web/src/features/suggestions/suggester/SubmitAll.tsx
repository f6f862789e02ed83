import { Send } from "lucide-react";
import { useState } from "react";
import { useProjectState } from "../../../project-store/project-context.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Drafts } from "./open-drafts.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";
import { SubmitDialog } from "./SubmitDialog.tsx";
import { explainBlocked, findBlocker } from "./submit-rules.ts";

interface SubmitAllProps {
  readonly drafts: Drafts;
  readonly suggestions: readonly OwnSuggestion[];
}

/** Submits all drafts of the list together, with one name and one note. */
export function SubmitAll({ drafts, suggestions }: SubmitAllProps) {
  const { store } = drafts;
  const waiting = suggestions.filter(({ status }) => status === "DRAFT");
  const uploads = useProjectState(store, (state) => state.uploads);
  const isOffline = useProjectState(store, (state) => state.isOffline);
  const blocker = findBlocker(waiting, { uploads, isOffline });
  const [submitted, setSubmitted] = useState<readonly OwnSuggestion[]>();
  const [isSaving, setSaving] = useState(false);
  const open = async () => {
    if (blocker !== undefined) return explainBlocked(blocker);
    setSaving(true);
    await store.save();
    setSaving(false);
    if (store.getState().updateErrorCounter === 0) setSubmitted(waiting);
  };
  return (
    <>
      {waiting.length > 0 ? (
        <Button
          variant="primary"
          icon={<Send size={18} strokeWidth={1.6} aria-hidden="true" />}
          aria-disabled={blocker !== undefined}
          loading={isSaving}
          onClick={() => void open()}
        >
          {waiting.length === 1 ? "Submit" : `Submit all ${waiting.length}`}
        </Button>
      ) : null}
      <SubmitDialog
        drafts={drafts}
        suggestions={submitted}
        onClose={() => setSubmitted(undefined)}
      />
    </>
  );
}
