import type { Inputs, OpeningImage } from "@photomap/project";
import { describe, expect, it } from "vitest";
import {
  createDraftKey,
  findInputOpening,
  parseDraftKey,
} from "../../../project/store/draft-key.ts";
import { makeSuggestion } from "../../../project/store/test/make-suggestion.ts";
import { makePhoto } from "../../../project/store/test/open-store.ts";
import { DESIGN } from "../../../project/store/test/sample-design.ts";
import {
  getOwnSuggestionStatus,
  listOwnSuggestions,
  toSuggestedInputs,
} from "./own-suggestions.ts";
import { planDraftSave } from "./plan-draft-save.ts";
import { findSubmitBlocker } from "./submit-rules.ts";

const input = (modifiedAt: string, ...images: OpeningImage[]) => ({
  type: "OPENING" as const,
  images,
  modifiedAt,
});
const A = makePhoto("me/uploads/photos/a.jpg");
const B = makePhoto("me/uploads/photos/b.jpg");

describe("keys of drafts", () => {
  it("name an opening and a suggestion", () => {
    const draft = { openingId: "US:CO", suggestionId: "s1" };
    expect(parseDraftKey(createDraftKey(draft))).toEqual(draft);
    expect(parseDraftKey("CO")).toBeUndefined();
    expect(findInputOpening(DESIGN, "CO:s1")).toMatchObject({ id: "CO:s1", name: "Colorado" });
    expect(findInputOpening(DESIGN, "CO")).toMatchObject({ id: "CO", name: "Colorado" });
    expect(findInputOpening(DESIGN, "XX:s1")).toBeUndefined();
  });
});

describe("own suggestions", () => {
  it("are the drafts of this browser and what was submitted, the last modified first", () => {
    const old = { images: [A], modifiedAt: "2026-11-01T00:00:00Z" };
    const submitted = { status: "SUBMITTED", submittedAt: "2026-11-01T00:00:00Z" } as const;
    const loaded = [
      makeSuggestion({ id: "saved", input: old }),
      makeSuggestion({ id: "sent", ...submitted, input: old }),
      makeSuggestion({ id: "other's", ...submitted, input: old, isOwn: false }),
      makeSuggestion({ id: "removed", input: old }),
    ];
    const drafts: Inputs = {
      "UT:saved": input("2026-11-02T00:00:00Z", A, B),
      "CO:new": input("2026-11-03T00:00:00Z", B),
      // Submitted in another tab.
      "UT:sent": input("2026-11-04T00:00:00Z", A),
      "UT:removed": input("2026-11-05T00:00:00Z"),
    };
    const own = listOwnSuggestions(loaded, drafts);
    expect(own.map(({ id, status, isStored }) => [id, status, isStored])).toEqual([
      ["new", "DRAFT", false],
      ["saved", "DRAFT", true],
      ["sent", "SUBMITTED", true],
    ]);
    expect(own[1]?.input.images).toEqual([A, B]);
    expect(toSuggestedInputs(own)).toMatchObject({ CO: { images: [B] }, UT: { images: [A, B] } });
  });

  it.each([
    ["draft", "DRAFT", [A]],
    ["submitted", "SUBMITTED", []],
    ["submitted", "HIDDEN", []],
    ["partially-accepted", "HIDDEN", [A]],
    ["accepted", "HIDDEN", [A, B]],
    ["accepted", "SUBMITTED", [{ ...A, x: 5 }, B]],
  ] as const)("are %s with the status %s and %j on the map", (expected, status, present) => {
    const suggestion = { status, input: { images: [A, B], modifiedAt: "" } };
    expect(getOwnSuggestionStatus(suggestion, present)).toBe(expected);
  });
});

describe("saves of drafts", () => {
  it("create with the first photo and update from then on", () => {
    const server: Inputs = { "UT:known": input("1", A), "UT:same": input("1", B) };
    const plan = planDraftSave(server, {
      "UT:known": input("2", A, B),
      "UT:same": input("1", B),
      "CO:new": { ...input("2", B), background: "#ffffff" },
      "CO:empty": input("2"),
    });
    expect(plan.created).toMatchObject([
      { openingId: "CO", suggestionId: "new", input: { images: [B], background: "#ffffff" } },
    ]);
    expect(plan.updated).toMatchObject([{ suggestionId: "known", input: { images: [A, B] } }]);
  });

  it("send that the photos of a draft were removed", () => {
    const plan = planDraftSave({ "UT:known": input("1", A) }, { "UT:known": input("2") });
    expect(plan).toMatchObject({ created: [], updated: [{ input: { images: [] } }] });
  });
});

describe("submission", () => {
  const draft = (isStored: boolean, ...images: OpeningImage[]) => ({
    isStored,
    input: { images, modifiedAt: "" },
  });
  const running = { [A.id]: { status: "IN_PROGRESS" } } as const;

  it.each([
    ["no-photos", [], {}],
    ["uploading", [draft(false, A)], running],
    ["not-saved", [draft(true, A), draft(false, B)], {}],
    [undefined, [draft(true, A), draft(true, B)], {}],
  ] as const)("waits for %s", (blocker, drafts, uploads) => {
    expect(findSubmitBlocker(drafts, { uploads, isOffline: false })).toBe(blocker);
  });

  it("needs a connection", () => {
    expect(findSubmitBlocker([draft(true, A)], { uploads: {}, isOffline: true })).toBe("offline");
  });
});
