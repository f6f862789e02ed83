import { message } from "./message.ts";

export const timelineMessages = {
  title: message("TML-01", "Timeline"),
  dialogTitle: message("TML-02", "{name} timeline"),
} as const;
