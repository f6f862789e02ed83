import { message } from "./message.ts";

export const savingMessages = {
  failed: message("SAV-03", "File failed to save: {reason}"),
  networkError: message("ERR-17", "Network error."),
} as const;
