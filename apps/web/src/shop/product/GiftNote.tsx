import { formatMessage, shopMessages } from "@photomap/messages";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { AddOn } from "./AddOn.tsx";

interface GiftNoteProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

export function GiftNote({ note, onChange }: GiftNoteProps) {
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
