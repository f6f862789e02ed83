// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { int, minimum, minLength, number, object, regex, string } from "zod/mini";
import { findProblems } from "./find-problems.ts";
import { useDialogFields } from "./use-dialog-fields.ts";

const RULE = object({
  count: int("Enter a count.").check(minimum(1, "Enter at least 1.")),
  tokens: number("Enter tokens.").check(minimum(0.5, "Enter at least 0.5.")),
});

interface Numbers {
  readonly count: string;
  readonly tokens: string;
}

function show(follow?: (edited: Numbers, before: Numbers) => Numbers) {
  const { result } = renderHook(() =>
    useDialogFields<Numbers>({
      create: () => ({ count: "", tokens: "" }),
      findProblems: ({ count, tokens }) =>
        findProblems(RULE, { count: Number(count), tokens: Number(tokens) }),
      follow,
    }),
  );
  const type = (name: keyof Numbers, value: string) =>
    act(() => result.current.field(name).onChange({ target: { value } }));
  const check = () => {
    let isComplete = true;
    act(() => {
      isComplete = result.current.check();
    });
    return isComplete;
  };
  const getError = (name: keyof Numbers) => result.current.field(name).error;
  return { result, type, check, getError };
}

describe("a draft", () => {
  it("shows problems after the first attempt only, and follows what is typed from then on", () => {
    const { type, check, getError } = show();
    expect(getError("count")).toBeUndefined();
    expect(check()).toBe(false);
    expect(getError("count")).toBe("Enter at least 1.");
    expect(getError("tokens")).toBe("Enter at least 0.5.");
    type("count", "12");
    expect(getError("count")).toBeUndefined();
    expect(getError("tokens")).toBeDefined();
    type("tokens", "1.5");
    expect(check()).toBe(true);
    type("tokens", "0.4");
    expect(getError("tokens")).toBe("Enter at least 0.5.");
  });

  it("changes other fields along with the edited one", () => {
    const { result, type } = show((edited) => ({ ...edited, tokens: edited.count }));
    type("count", "3");
    expect(result.current.draft).toEqual({ count: "3", tokens: "3" });
  });
});

it("a problem that has no field is left to the server", () => {
  const rule = object({ id: string("Choose an id."), count: string() });
  const problems = findProblems(rule, { id: 1, count: "" });
  expect(problems).toEqual({ id: "Choose an id." });
  const create = () => ({ count: "" });
  const { result } = renderHook(() => useDialogFields({ create, findProblems: () => problems }));
  act(() => expect(result.current.check()).toBe(true));
});

it("of several problems of a field, the first one is shown", () => {
  const code = string().check(minLength(2, "Too short."), regex(/^[A-Z]*$/, "Not in capitals."));
  expect(findProblems(object({ code }), { code: "a" })).toEqual({ code: "Too short." });
  expect(findProblems(object({ code }), { code: "ab" })).toEqual({ code: "Not in capitals." });
  expect(findProblems(object({ code }), { code: "AB" })).toEqual({});
});
