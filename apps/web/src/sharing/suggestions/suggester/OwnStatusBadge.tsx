import { formatMessage, suggestionMessages } from "@photomap/messages";
import { Check, CircleDashed, Send } from "lucide-react";
import { Badge } from "../../../ui/status/Badge.tsx";
import type { OwnSuggestionStatus } from "./own-suggestions.ts";

const ICON = { size: 16, strokeWidth: 1.8, "aria-hidden": true } as const;

export function OwnStatusBadge({ status }: { readonly status: OwnSuggestionStatus }) {
  switch (status) {
    case "draft":
      return (
        <Badge tone="honey" icon={<CircleDashed {...ICON} />}>
          Not submitted yet
        </Badge>
      );
    case "accepted":
      return (
        <Badge tone="leaf" icon={<Check {...ICON} />}>
          {formatMessage(suggestionMessages.accepted)}
        </Badge>
      );
    case "partially-accepted":
      return (
        <Badge tone="leaf" icon={<Check {...ICON} />}>
          {formatMessage(suggestionMessages.partiallyAccepted)}
        </Badge>
      );
    case "submitted":
      return (
        <Badge tone="accent" icon={<Send {...ICON} />}>
          {formatMessage(suggestionMessages.submittedStatus)}
        </Badge>
      );
  }
}
