import type { LoadedSuggestion } from "../suggestions/project-suggestions.ts";

/** An own draft for Utah without photos, unless the facts say otherwise. */
export function makeSuggestion(facts: Partial<LoadedSuggestion> = {}): LoadedSuggestion {
  return {
    id: crypto.randomUUID(),
    projectId: "abc123",
    openingId: "UT",
    suggesterId: "me",
    status: "DRAFT",
    submittedAt: null,
    modifiedAt: "2026-11-15T08:00:00.000Z",
    name: "",
    note: "",
    input: { images: [], modifiedAt: "2026-11-15T08:00:00.000Z" },
    isOwn: true,
    photoSignatures: {},
    previewImageUrl: "",
    ...facts,
  };
}
