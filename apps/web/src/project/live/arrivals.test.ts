import { expect, it } from "vitest";
import { createSuggestionArrivalFilter } from "./arrivals.ts";

const suggestion = (minute: number) => ({
  id: String(minute),
  openingId: "CO",
  name: "Sister",
  submittedAt: `2026-11-16T09:${String(minute).padStart(2, "0")}:00.000Z`,
});

it("reports none of those that waited when the page was opened", () => {
  const find = createSuggestionArrivalFilter();
  expect(find({ waiting: 3, latest: suggestion(5) })).toBeUndefined();
  expect(find({ waiting: 3, latest: suggestion(5) })).toBeUndefined();
});

it("counts those that arrived since, also while there was no connection", () => {
  const find = createSuggestionArrivalFilter();
  find({ waiting: 0, latest: null });
  expect(find({ waiting: 1, latest: suggestion(1) })).toEqual({ newest: suggestion(1), count: 1 });
  expect(find({ waiting: 5, latest: suggestion(3) })).toEqual({ newest: suggestion(3), count: 4 });
});

it("reports none after the newest one was hidden, and one that arrived as another was hidden", () => {
  const find = createSuggestionArrivalFilter();
  find({ waiting: 2, latest: suggestion(2) });
  expect(find({ waiting: 1, latest: suggestion(1) })).toBeUndefined();
  expect(find({ waiting: 0, latest: null })).toBeUndefined();
  expect(find({ waiting: 1, latest: suggestion(1) })).toBeUndefined();
  expect(find({ waiting: 1, latest: suggestion(4) })).toMatchObject({ count: 1 });
});
