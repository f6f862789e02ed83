import { formatMessage, pageMessages } from "@photomap/messages";
import { reportError } from "./report-error.ts";

/** Reports an unexpected error and returns the text to show. */
export function reportAndDescribeFailure(error: unknown, action: string): string {
  reportError(error, { action });
  return error instanceof Error ? error.message : formatMessage(pageMessages.unexpectedError);
}
