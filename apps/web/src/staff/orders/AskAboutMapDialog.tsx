import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffAskAboutMapDocument } from "../../platform/api/generated/graphql.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";

interface AskAboutMapDialogProps {
  readonly printId: string;
  readonly onClose: () => void;
}

/** Mails the customer a link to look at the map before it is printed. */
export function AskAboutMapDialog({ printId, onClose }: AskAboutMapDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState("");
  const send = async () =>
    (await execute(StaffAskAboutMapDocument, { input: { printId, requestId, note } }))
      .staffAskAboutMap;
  return (
    <FormDialog
      title="Ask the customer to look at the map"
      submitLabel="Send email"
      done="Email sent. The print waits for the customer."
      send={send}
      onClose={onClose}
    >
      <p>
        The customer gets an email with a link to the map. The print waits for an answer for as many
        business days as the shop's settings say, and then goes on with the map as it is.
      </p>
      <TextArea
        label="Note for the customer (optional)"
        hint="For example: Texas is blurry, and Iowa has no photo."
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
