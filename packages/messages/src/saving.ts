import { message } from "./message.ts";

export const savingMessages = {
  failed: message("SAV-03", "File failed to save: {reason}"),
} as const;
