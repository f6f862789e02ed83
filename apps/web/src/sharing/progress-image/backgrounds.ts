import { formatMessage, sharingMessages } from "@photomap/messages";

/** The backdrops of the renderer; "none" is white paper. */
export const BACKGROUNDS = [
  { id: "contextual", name: formatMessage(sharingMessages.backgroundDefault) },
  { id: "chalkboard", name: formatMessage(sharingMessages.backgroundDark) },
  { id: "wood", name: "Wood" },
  { id: "corkboard", name: "Corkboard" },
  { id: "none", name: "Plain" },
] as const;

export type BackgroundId = (typeof BACKGROUNDS)[number]["id"];
