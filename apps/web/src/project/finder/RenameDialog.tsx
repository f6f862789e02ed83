import { formatMessage, projectMessages } from "@photomap/messages";
import { MAX_NAME_LENGTH } from "@photomap/project";
import { useId, useState } from "react";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";

interface RenameDialogProps {
  /** The project to rename; absent while the dialog is closed. */
  readonly file: FinderProjectFragment | undefined;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

export function RenameDialog({ file, onRename, onCancel }: RenameDialogProps) {
  const formId = useId();
  return (
    <Dialog
      opened={file !== undefined}
      onClose={onCancel}
      title="Rename project"
      actions={
        <>
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="small" variant="primary" type="submit" form={formId}>
            Rename
          </Button>
        </>
      }
    >
      {file ? <NameForm key={file.id} id={formId} name={file.name} onSubmit={onRename} /> : null}
    </Dialog>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onSubmit: (name: string) => void;
}

function NameForm({ id, name, onSubmit }: NameFormProps) {
  const [draft, setDraft] = useState(name);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(draft);
      }}
    >
      <TextField
        label={formatMessage(projectMessages.mapName)}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={draft}
        data-autofocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
      />
    </form>
  );
}
