import { message } from "./message.ts";

export const sandboxMessages = {
  failed: message("ERR-16", "Something went wrong."),
  // Not in the specification.
  underWay: message(
    "ERR-16",
    "This is taking longer than usual. Render it again in a moment; the work so far isn't lost.",
  ),
} as const;
