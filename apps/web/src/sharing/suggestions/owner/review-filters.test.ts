import { expect, it } from "vitest";
import { makePhoto } from "../../../project/store/test/open-store.ts";
import {
  createListQuery,
  createReviewQuery,
  describeHandled,
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
  const { listed } = filterSuggestions(SUGGESTIONS, { ...NO_FILTERS, ...filters }, {});
  expect(listed.map(({ id }) => id)).toEqual(ids);
});

it("does not count what was used as hidden", () => {
  const photo = (id: string) => makePhoto(`sister/uploads/web/${id}.jpg`);
  const hide = (id: string) => ({
    ...suggest(id, "ME", "sister", { submittedAt: "2026-05-01", status: "HIDDEN" }),
    input: { images: [photo(id)], modifiedAt: "2026-01-01" },
  });
  const copy = makePhoto("owner/uploads/suggestions/used.jpg");
  const inputs = { ME: { type: "OPENING", images: [copy], modifiedAt: "" } } as const;
  const filtered = filterSuggestions([hide("used"), hide("hidden")], NO_FILTERS, inputs);
  expect(filtered).toMatchObject({ hiddenCount: 1, usedCount: 1 });
  expect(describeHandled(filtered)).toBe("hidden (1) and used (1)");
  expect(describeHandled({ hiddenCount: 0, usedCount: 2 })).toBe("used (2)");
  expect(describeHandled({ hiddenCount: 0, usedCount: 0 })).toBeUndefined();
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
  ["handled-all", { listed: [], visible: [], hiddenCount: 1, usedCount: 0 }, { total: 1 }],
  ["handled-all", { listed: [], visible: [], hiddenCount: 0, usedCount: 1 }, { total: 1 }],
  ["no-match", { listed: [], visible: [], hiddenCount: 0, usedCount: 0 }, { total: 1 }],
  ["nobody-yet", { listed: [], visible: [], hiddenCount: 0, usedCount: 0 }, { total: 0 }],
  [
    "get-started",
    { listed: [], visible: [], hiddenCount: 0, usedCount: 0 },
    { total: 0, nobodyCanCollaborate: true },
  ],
  [undefined, { listed: [1], visible: [1], hiddenCount: 0, usedCount: 0 }, { total: 1 }],
] as const)("is empty because of %s", (reason, filtered, facts) => {
  expect(findEmptyReason(filtered, { nobodyCanCollaborate: false, ...facts })).toBe(reason);
});
