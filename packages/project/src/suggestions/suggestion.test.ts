import { describe, expect, it } from "vitest";
import { type SuggestionStatus, sortOwnSuggestions, sortSuggestions } from "./suggestion.ts";

const suggest = (
  id: string,
  status: SuggestionStatus,
  modifiedAt: string,
  submittedAt: string | null = null,
) => ({ id, status, submittedAt, input: { images: [], modifiedAt } });

const ids = (suggestions: readonly { readonly id: string }[]) => suggestions.map(({ id }) => id);

describe("suggestions", () => {
  it("SUG-22 are sorted by submission, for the suggester by modification, hidden ones last", () => {
    const sorted = sortSuggestions([
      suggest("hidden", "HIDDEN", "2026-05-01", "2026-05-09"),
      suggest("old", "SUBMITTED", "2026-05-08", "2026-05-01"),
      suggest("new", "SUBMITTED", "2026-05-01", "2026-05-03T10:00:00+02:00"),
      suggest("draft", "DRAFT", "2026-05-02"),
    ]);
    expect(ids(sorted)).toEqual(["new", "draft", "old", "hidden"]);
    const own = sortOwnSuggestions([
      suggest("first", "SUBMITTED", "2026-05-01", "2026-05-09"),
      suggest("hidden", "HIDDEN", "2026-05-09", "2026-05-09"),
      suggest("last", "SUBMITTED", "2026-05-08", "2026-05-01"),
    ]);
    expect(ids(own)).toEqual(["last", "first", "hidden"]);
  });
});
