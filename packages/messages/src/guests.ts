import { message } from "./message.ts";

export const guestMessages = {
  registerToast: message(
    "TST-02",
    "Your map is kept in this browser only. Register or log in to keep it safe.",
  ),
} as const;
