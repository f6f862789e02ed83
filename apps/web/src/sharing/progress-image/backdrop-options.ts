import { formatMessage, sharingMessages } from "@photomap/messages";

/** The backdrops of the renderer; "none" is white paper. */
export const BACKDROP_OPTIONS = [
  { id: "contextual", name: formatMessage(sharingMessages.backgroundDefault) },
  { id: "chalkboard", name: formatMessage(sharingMessages.backgroundDark) },
  { id: "wood", name: "Wood" },
  { id: "corkboard", name: "Corkboard" },
  { id: "none", name: "Plain" },
] as const;

export type BackdropId = (typeof BACKDROP_OPTIONS)[number]["id"];
