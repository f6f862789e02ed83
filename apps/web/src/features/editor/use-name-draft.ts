import { MAX_NAME_LENGTH } from "@photomap/project";
import { type KeyboardEvent, useRef, useState } from "react";
import { useProjectState } from "../../project-store/project-context.ts";
import type { ProjectStore } from "../../project-store/project-store.ts";

/** A field for the project's name: Enter or leaving it saves, Escape and nothing at all revert. */
export function useNameDraft(store: ProjectStore) {
  const name = useProjectState(store, (state) => state.content.name);
  const [draft, setDraft] = useState<string>();
  const isReverted = useRef(false);
  const commit = () => {
    const wanted = draft?.trim();
    setDraft(undefined);
    if (isReverted.current || !wanted || wanted === name) return;
    store.edit({ type: "SET_DETAILS", details: { name: wanted } });
    void store.save();
  };
  return {
    value: draft ?? name,
    maxLength: MAX_NAME_LENGTH,
    onFocus: () => {
      isReverted.current = false;
    },
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setDraft(event.target.value),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== "Enter" && event.key !== "Escape") return;
      // In a dialog Escape means the field first.
      event.stopPropagation();
      isReverted.current = event.key === "Escape";
      event.currentTarget.blur();
    },
  };
}
