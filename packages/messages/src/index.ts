export { accountMessages } from "./accounts.ts";
export { guestMessages } from "./guests.ts";
export { mapMessages } from "./map.ts";
export { formatMessage } from "./message.ts";
export { printingMessages } from "./printing.ts";
export { projectMessages } from "./projects.ts";
export { savingMessages } from "./saving.ts";
export { uploadMessages } from "./uploads.ts";
