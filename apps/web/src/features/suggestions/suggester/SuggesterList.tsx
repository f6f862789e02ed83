import type { Opening } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";

/** The own suggestions of a collaborator, of all openings or of one. */
export function SuggesterList({ opening }: { readonly opening?: Opening }) {
  return (
    <h1>
      {formatMessage(suggestionMessages.suggest)} {opening?.name}
    </h1>
  );
}
