import { message } from "./message.ts";

export const printingMessages = {
  failed: message("ERR-12", "Error generating prints."),
} as const;
