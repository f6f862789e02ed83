import { formatMessage, suggestionMessages } from "@photomap/messages";
import { MAX_NOTE_LENGTH, MAX_SUGGESTER_NAME_LENGTH } from "@photomap/project";
import { PartyPopper } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRootData } from "../../../platform/routing/root-data.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { getCollaboratePath } from "../collaborate-paths.ts";
import type { Drafts } from "./open-drafts.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";
import { readSuggesterName, rememberSuggesterName } from "./remembered-choice.ts";
import styles from "./SubmitDialog.module.css";
import { submitSuggestions } from "./submit-suggestions.ts";

interface SubmitDialogProps {
  readonly drafts: Drafts;
  /** The drafts to submit; undefined while the dialog is closed. */
  readonly suggestions: readonly OwnSuggestion[] | undefined;
  readonly onClose: () => void;
}

/** Asks for a name and a note, submits, and confirms. */
export function SubmitDialog({ drafts, suggestions, onClose }: SubmitDialogProps) {
  const [submitted, setSubmitted] = useState<readonly LoadedSuggestion[]>();
  const navigate = useNavigate();
  if (suggestions === undefined) return null;
  if (submitted === undefined) {
    return (
      <Dialog
        opened
        title={formatMessage(suggestionMessages.submitTitle)}
        onClose={onClose}
        actions={null}
      >
        <SubmitForm drafts={drafts} suggestions={suggestions} onSubmitted={setSubmitted} />
      </Dialog>
    );
  }
  const finish = () => {
    // Not before: a submitted suggestion is another page.
    drafts.suggestions.put(...submitted);
    setSubmitted(undefined);
    onClose();
    void navigate(getCollaboratePath(drafts.id));
  };
  return (
    <Dialog
      opened
      title={formatMessage(suggestionMessages.success)}
      onClose={finish}
      actions={
        <Button variant="primary" size="small" data-autofocus onClick={finish}>
          Done
        </Button>
      }
    >
      <Success drafts={drafts} count={submitted.length} />
    </Dialog>
  );
}

interface SubmitFormProps {
  readonly drafts: Drafts;
  readonly suggestions: readonly OwnSuggestion[];
  readonly onSubmitted: (submitted: readonly LoadedSuggestion[]) => void;
}

function SubmitForm({ drafts, suggestions, onSubmitted }: SubmitFormProps) {
  const { values, field, check } = useFields(
    { name: findNameProblem },
    { name: readSuggesterName() },
  );
  const [note, setNote] = useState("");
  const submit = async () => {
    const signature = { name: values.name.trim(), note: note.trim() };
    const result = await submitSuggestions(drafts.id, suggestions, signature);
    if (result.kind === "refused") {
      showToast({ id: "suggestion", type: "error", content: result.message });
      return result.message;
    }
    rememberSuggesterName(signature.name);
    onSubmitted(result.suggestions);
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={submit}>
      {(isSending) => (
        <>
          <TextField
            {...field("name")}
            label="Your name"
            hint="So the map's owner knows who the photo is from."
            autoComplete="name"
            maxLength={MAX_SUGGESTER_NAME_LENGTH}
            data-autofocus
            required
          />
          <TextArea
            label="Note (optional)"
            value={note}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={styles.buttons} data-dialog-buttons>
            <Button type="submit" variant="primary" loading={isSending}>
              Submit
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}

function findNameProblem(name: string): string | undefined {
  const { length } = name.trim();
  return length > 0 && length <= MAX_SUGGESTER_NAME_LENGTH
    ? undefined
    : formatMessage(suggestionMessages.nameRequired);
}

/** Confirms the submission, and offers guests an account that keeps their suggestions. */
function Success({ drafts, count }: { readonly drafts: Drafts; readonly count: number }) {
  const isSignedIn = useRootData()?.visitor !== undefined;
  const path = getCollaboratePath(drafts.id);
  return (
    <div className={styles.success}>
      <PartyPopper size={44} strokeWidth={1.4} aria-hidden="true" />
      <p>
        The map's owner now has your {count === 1 ? "suggestion" : `${count} suggestions`}. You'll
        see here what gets used.
      </p>
      <div className={styles.links}>
        <LinkButton to="/create" size="small">
          Make your own map
        </LinkButton>
        {isSignedIn ? null : (
          <LinkButton to={`/account/register?redirectTo=${path}`} size="small" variant="quiet">
            Create an account
          </LinkButton>
        )}
      </div>
      {isSignedIn ? null : (
        <p className={styles.hint}>
          With an account, you can see your suggestions on every device.
        </p>
      )}
    </div>
  );
}
