import { formatMessage, shopMessages } from "@photomap/messages";
import { useRef, useState } from "react";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { useSaveOnLeave } from "../../platform/routing/leaving.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import type { CartChangeOutcome } from "../cart/cart-state.ts";
import styles from "./CustomerNote.module.css";

const SAVE_DELAY_MS = 2_000;
const MAX_LENGTH = 5_000;

interface CustomerNoteProps {
  /** The note that the server has stored. */
  readonly note: string;
  readonly onSave: (note: string) => Promise<CartChangeOutcome>;
}

/** A field that saves after a pause in typing, and when it loses the focus. */
export function CustomerNote({ note, onSave }: CustomerNoteProps) {
  const { draft, state, type, flush } = useNoteDraft(note, onSave);
  return (
    <div className={styles.note}>
      <TextArea
        label="A note for us"
        rows={3}
        maxLength={MAX_LENGTH}
        hint="Anything we should know when we make or pack your order."
        value={draft ?? note}
        error={state === "failed" ? formatMessage(shopMessages.noteFailed) : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={flush}
      />
      <p className={styles.state} role="status">
        {state === "saved" ? "Saved" : null}
      </p>
    </div>
  );
}

type NoteState = "idle" | "saved" | "failed";

function useNoteDraft(note: string, onSave: CustomerNoteProps["onSave"]) {
  /** The typed note; undefined shows the stored one. */
  const [draft, setDraft] = useState<string>();
  const [state, setState] = useState<NoteState>("idle");
  const unsent = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = async (text: string) => {
    const { kind } = await onSave(text);
    setState(kind === "saved" ? "saved" : "failed");
    // What was typed is kept when it was not saved, and when more was typed meanwhile.
    if (kind === "refused") unsent.current ??= text;
    else if (unsent.current === undefined) setDraft(undefined);
  };
  const flush = () => {
    clearTimeout(timer.current);
    const text = unsent.current;
    if (text === undefined) return;
    unsent.current = undefined;
    void save(text);
  };
  const latestFlush = useLatest(flush);
  // The page may be left by a link before the field loses the focus.
  useSaveOnLeave(flush);
  const type = (text: string) => {
    setDraft(text);
    setState("idle");
    unsent.current = text === note ? undefined : text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestFlush.current(), SAVE_DELAY_MS);
  };
  return { draft, state, type, flush };
}
