import type { Edit } from "@photomap/project";
import type { ProjectStore } from "../project-store.ts";

/** The edit that sets the background of an opening. */
export const paint = (openingId: string, background: string): Edit => ({
  type: "SET_OPENING",
  openingId,
  settings: { background },
});

/** The background of an opening as a store has it. */
export const getColor = (store: ProjectStore, openingId: string): string | undefined =>
  store.getState().content.inputs[openingId]?.background;
