import { formatMessage, shopMessages } from "@photomap/messages";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { AddOn } from "./AddOn.tsx";

interface GiftNoteFieldProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

export function GiftNoteField({ note, onChange }: GiftNoteFieldProps) {
  return (
    <AddOn label="Add a gift note">
      <TextArea
        label="Gift note"
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        placeholder={formatMessage(shopMessages.giftNotePlaceholder)}
        onChange={({ target }) => onChange(target.value)}
      />
    </AddOn>
  );
}

/** The maximum length of a note that the API accepts. */
const MAX_NOTE_LENGTH = 500;
