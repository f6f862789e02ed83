import { message } from "./message.ts";

// Not in the specification: live updates belong to SHR and SUG.
export const liveMessages = {
  owner: message("SHR-01", "Owner"),
  collaborator: message("SHR-01", "A collaborator"),
  guest: message("SHR-01", "A guest"),
  suggestionArrived: message("SUG-01", "{name} suggested a photo for {region}."),
  suggestionsArrived: message("SUG-01", "{count} new suggestions for your map."),
  review: message("SUG-01", "Review"),
  alsoHere: message("SHR-01", "Also here: {names}"),
  alsoHereTitle: message("SHR-01", "Also here"),
  andMore: message("SHR-01", "and {count} more"),
} as const;
