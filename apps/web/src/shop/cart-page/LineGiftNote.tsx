import { type CustomAttribute, MAX_ATTRIBUTE_VALUE_LENGTH, withGiftNote } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { Gift } from "lucide-react";
import { useRef, useState } from "react";
import { useSaveOnLeave } from "../../platform/routing/leaving.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import styles from "./LineGiftNote.module.css";

interface LineGiftNoteProps {
  /** The stored gift note; empty when there is none. */
  readonly note: string;
  readonly quantity: number;
  readonly customAttributes: readonly CustomAttribute[];
  readonly onSaveOne: (customAttributes: readonly CustomAttribute[]) => void;
  readonly onSaveAll: (customAttributes: readonly CustomAttribute[]) => void;
}

/** The note of an item, and its field. */
export function LineGiftNote({
  note,
  quantity,
  customAttributes,
  onSaveOne,
  onSaveAll,
}: LineGiftNoteProps) {
  const [draft, setDraft] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDraft(undefined);
    // After the field is gone, so that the button is there again.
    requestAnimationFrame(() => toggle.current?.focus());
  };
  const save = (send: LineGiftNoteProps["onSaveAll"]) => {
    const text = draft ?? "";
    close();
    if (text.trim() !== note) send(withGiftNote(customAttributes, text));
  };
  // A note that is still open at the checkout belongs to the order.
  useSaveOnLeave(() => {
    if (draft !== undefined && draft.trim() !== note)
      onSaveAll(withGiftNote(customAttributes, draft));
  });
  const icon = <Gift size={18} strokeWidth={1.6} aria-hidden="true" />;
  if (draft === undefined) {
    return (
      <div className={styles.view}>
        {note === "" ? null : <p className={styles.note}>{note}</p>}
        <Button
          ref={toggle}
          size="small"
          variant="quiet"
          icon={icon}
          onClick={() => setDraft(note)}
        >
          {note === "" ? "Add a gift note" : "Edit gift note"}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.edit}>
      <TextArea
        label="Gift note"
        rows={4}
        maxLength={MAX_ATTRIBUTE_VALUE_LENGTH}
        placeholder={formatMessage(shopMessages.giftNotePlaceholder)}
        value={draft}
        ref={focusField}
        onChange={({ target }) => setDraft(target.value)}
      />
      <div className={styles.buttons}>
        {quantity > 1 ? (
          <Button size="small" onClick={() => save(onSaveOne)}>
            {formatMessage(
              note === "" ? shopMessages.giftNoteAddToOne : shopMessages.giftNoteUpdateOne,
            )}
          </Button>
        ) : null}
        <Button size="small" onClick={() => save(onSaveAll)}>
          {describeSaveAll(quantity)}
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Focuses the field, which replaces the pressed button. */
function focusField(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

function describeSaveAll(quantity: number): string {
  if (quantity === 1) return "Save note";
  return quantity === 2
    ? formatMessage(shopMessages.giftNoteAddToBoth)
    : formatMessage(shopMessages.giftNoteAddToAll, { count: quantity });
}
