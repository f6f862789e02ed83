import { expect, it } from "vitest";
import {
  createListQuery,
  createReviewQuery,
  filterSuggestions,
  findEmptyReason,
  readListFilters,
  readReviewFilters,
} from "./review-filters.ts";

const NO_FILTERS = { openingId: undefined, suggesterId: undefined, showsHidden: false };

const suggest = (
  id: string,
  openingId: string,
  suggesterId: string,
  facts: { submittedAt: string; status?: "SUBMITTED" | "HIDDEN" },
) => ({
  id,
  openingId,
  suggesterId,
  status: "SUBMITTED" as const,
  input: { images: [], modifiedAt: "2026-01-01" },
  ...facts,
});

const SUGGESTIONS = [
  suggest("old", "ME", "sister", { submittedAt: "2026-05-01" }),
  suggest("hidden", "ME", "sister", { submittedAt: "2026-05-09", status: "HIDDEN" }),
  suggest("new", "CA", "marcus", { submittedAt: "2026-05-03" }),
];

it.each([
  ["all that are not hidden, the newest first", {}, ["new", "old"]],
  ["hidden ones last", { showsHidden: true }, ["new", "old", "hidden"]],
  ["those for an opening", { openingId: "ME" }, ["old"]],
  ["those by a collaborator", { suggesterId: "marcus" }, ["new"]],
  ["those that match both", { openingId: "CA", suggesterId: "sister" }, []],
])("lists %s", (_name, filters, ids) => {
  const { listed } = filterSuggestions(SUGGESTIONS, { ...NO_FILTERS, ...filters });
  expect(listed.map(({ id }) => id)).toEqual(ids);
});

it("keeps the filters in the address of the list and of reviews", () => {
  const filters = { openingId: "ME", suggesterId: "sister", showsHidden: true };
  const list = new URLSearchParams(createListQuery(filters, "map"));
  expect(readListFilters(list, "ME")).toEqual({ ...filters, form: "map" });
  const review = new URLSearchParams(createReviewQuery(filters));
  expect(readReviewFilters(review, "ME")).toMatchObject(filters);
  const all = new URLSearchParams(createReviewQuery({ ...filters, openingId: undefined }));
  expect(readReviewFilters(all, "ME").openingId).toBeUndefined();
  expect(createListQuery(NO_FILTERS, "list")).toBe("");
});

it.each([
  ["handled-all", { listed: [], visible: [], hiddenCount: 1 }, { total: 1 }],
  ["no-match", { listed: [], visible: [], hiddenCount: 0 }, { total: 1 }],
  ["nobody-yet", { listed: [], visible: [], hiddenCount: 0 }, { total: 0 }],
  [
    "get-started",
    { listed: [], visible: [], hiddenCount: 0 },
    { total: 0, nobodyCanCollaborate: true },
  ],
  [undefined, { listed: [1], visible: [1], hiddenCount: 0 }, { total: 1 }],
] as const)("is empty because of %s", (reason, filtered, facts) => {
  expect(findEmptyReason(filtered, { nobodyCanCollaborate: false, ...facts })).toBe(reason);
});
