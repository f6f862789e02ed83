import { CircleQuestionMark } from "lucide-react";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { closeHelp, type HelpSlug, openHelp, useOpenedHelp } from "./help-panel-store.ts";

interface HelpButtonProps {
  readonly page: HelpSlug;
  /** The style: `float` on a canvas. */
  readonly look?: "plain" | "float";
}

/** Opens the help page of a screen beside it. The panel finds the button to return the focus. */
export function HelpButton({ page, look = "plain" }: HelpButtonProps) {
  const isOpen = useOpenedHelp() === page;
  return (
    <IconButton
      label="Help"
      look={look}
      icon={<CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden="true" />}
      aria-expanded={isOpen}
      data-help-button=""
      onClick={() => (isOpen ? closeHelp() : openHelp(page))}
    />
  );
}
