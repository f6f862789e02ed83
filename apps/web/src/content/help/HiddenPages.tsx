import { Eye, EyeOff } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";

/** The search parameter that reveals hidden pages to staff. */
export const HIDDEN_PARAMETER = "hidden";

interface HiddenPagesProps {
  readonly path: string;
  readonly isShown: boolean;
}

/** Lets staff reveal hidden pages. */
export function HiddenPages({ path, isShown }: HiddenPagesProps) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <p>
      <LinkButton
        to={isShown ? path : `${path}?${HIDDEN_PARAMETER}=1`}
        size="small"
        icon={<Icon size={18} strokeWidth={1.6} aria-hidden="true" />}
      >
        {isShown ? "Hide hidden pages" : "Show hidden pages"}
      </LinkButton>
    </p>
  );
}
