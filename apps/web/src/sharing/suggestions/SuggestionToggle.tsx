import { Lightbulb } from "lucide-react";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import type { SuggestionModeState } from "./suggestion-mode.ts";

interface SuggestionToggleProps extends SuggestionModeState {
  /** The accessible name of the lightbulb, for example "Show your suggestions". */
  readonly label: string;
}

/** The lightbulb of the map; nothing where there is nothing to switch. */
export function SuggestionToggle({ mode, toggle, label }: SuggestionToggleProps) {
  if (toggle === undefined) return null;
  return (
    <IconButton
      label={label}
      look="glow"
      pressed={mode !== "live"}
      icon={<Lightbulb size={20} strokeWidth={1.6} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
