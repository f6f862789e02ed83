import { cleanText, MAX_NAME_LENGTH } from "@photomap/project";
import { type KeyboardEvent, useRef, useState } from "react";
import { useProjectState } from "../store/project-context.ts";
import type { ProjectStore } from "../store/project-store.ts";

/** Props of a name field: Enter and blur save; Escape and an empty name revert. */
export function useProjectNameField(store: ProjectStore) {
  const name = useProjectState(store, (state) => state.content.name);
  const [draft, setDraft] = useState<string>();
  const isReverted = useRef(false);
  const commit = () => {
    const typed = draft === undefined ? "" : cleanText(draft);
    setDraft(undefined);
    if (isReverted.current || typed === "" || typed === name) return;
    store.edit({ type: "SET_DETAILS", details: { name: typed } });
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
      // Otherwise Escape would close the surrounding dialog.
      event.stopPropagation();
      isReverted.current = event.key === "Escape";
      event.currentTarget.blur();
    },
  };
}
