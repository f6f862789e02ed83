import { message } from "./message.ts";

export const sandboxMessages = {
  failed: message("ERR-16", "Something went wrong."),
  // Not in the specification.
  underWay: message(
    "ERR-16",
    "This takes longer than most. Render it again in a moment: the work so far is not lost.",
  ),
} as const;
