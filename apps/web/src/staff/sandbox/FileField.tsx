import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { FieldOption } from "./form-definitions.ts";
import { readFileId } from "./render-form-state.ts";
import styles from "./Sandbox.module.css";

const OTHER = "OTHER";

interface FileFieldProps {
  readonly label: string;
  readonly files: readonly FieldOption[];
  readonly value: string;
  /** The typed id; undefined while a file is selected from the list. */
  readonly other: string | undefined;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** Offers the viewer's own files, and OTHER to type the id of any file. */
export function FileField(props: FileFieldProps) {
  const { label, files, value, other, hint, error, onChoose, onType, onLeave } = props;
  const field = useRef<HTMLDivElement>(null);
  const wasOther = useRef(other !== undefined);
  const isOther = other !== undefined;
  useEffect(() => {
    // The control that had the focus is gone.
    if (wasOther.current !== isOther) {
      field.current?.querySelector<HTMLElement>("input, select")?.focus();
    }
    wasOther.current = isOther;
  }, [isOther]);
  const note = hint === undefined ? {} : { hint };
  if (other === undefined) {
    const empty = value === "" ? [{ value: "", label: "Choose a file" }] : [];
    return (
      <div ref={field}>
        <Select
          label={label}
          value={value}
          error={error}
          {...note}
          options={[...empty, ...files, { value: OTHER, label: OTHER }]}
          onChange={({ target }) => (target.value === OTHER ? onType("") : onChoose(target.value))}
        />
      </div>
    );
  }
  const isIncomplete = other.trim() !== "" && readFileId(other) === "";
  return (
    <div className={styles.other} ref={field}>
      <TextField
        label={`${label} ID`}
        value={other}
        spellCheck={false}
        autoComplete="off"
        error={isIncomplete ? "An ID has exactly 6 characters." : error}
        hint={hint ?? "6 characters"}
        onChange={({ target }) => onType(target.value)}
      />
      <IconButton
        label="Back to the file list"
        icon={<X size={20} strokeWidth={1.6} aria-hidden="true" />}
        onClick={onLeave}
      />
    </div>
  );
}
