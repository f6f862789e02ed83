// @vitest-environment jsdom
import type { ViewerPolicy } from "@photomap/project";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getOpeningClickPath } from "./opening-target.ts";
import { readMode, resolveMode, useSuggestionMode } from "./suggestion-mode.ts";

beforeEach(() => localStorage.clear());

describe("mode of the map", () => {
  it("OPN-02 is live, live with suggestions or suggestions, live at first, kept by policy", async () => {
    const options = (policy: ViewerPolicy) => ({ policy, hasSuggestions: true });
    const owner = renderHook(() => useSuggestionMode(options("OWNER")));
    const collaborator = renderHook(() => useSuggestionMode(options("COLLABORATOR")));
    const viewer = renderHook(() => useSuggestionMode(options("VIEWER")));
    const modes = () => [owner, collaborator, viewer].map(({ result }) => result.current.mode);
    expect(modes()).toEqual(["live", "live", "live"]);
    act(() => owner.result.current.toggle?.());
    expect(modes()).toEqual(["live-with-suggestions", "live", "live"]);
    act(() => collaborator.result.current.toggle?.());
    expect(modes()).toEqual(["live-with-suggestions", "suggestions", "live"]);
    act(() => owner.result.current.toggle?.());
    expect(modes()).toEqual(["live", "suggestions", "live"]);
    // The next visit: the modules are evaluated again.
    vi.resetModules();
    const next = await import("./suggestion-mode.ts");
    expect([next.readMode("OWNER"), next.readMode("COLLABORATOR")]).toEqual([
      "live",
      "suggestions",
    ]);
    expect(readMode("VIEWER")).toBe("live");
  });

  it.each([
    ["OWNER", true, "live-with-suggestions"],
    ["OWNER", false, undefined],
    ["COLLABORATOR", false, "suggestions"],
    ["VIEWER", true, undefined],
  ] as const)("of %s (suggestions: %s) can be switched to %s", (policy, hasSuggestions, other) => {
    expect(resolveMode("live", { policy, hasSuggestions })).toEqual({ mode: "live", other });
    const known = resolveMode(other ?? "suggestions", { policy, hasSuggestions });
    expect(known.mode).toBe(other ?? "live");
  });
});

describe("click on an opening", () => {
  const own = (id: string, openingId = "CO") => ({ id, openingId });
  const click = { projectId: "abc123", openingId: "CO", mode: "live" } as const;

  it.each([
    ["starts a suggestion", [own("other", "UT")], "/p/abc123/collaborate/CO/new"],
    ["opens the only one", [own("s1"), own("other", "UT")], "/p/abc123/collaborate/CO/s1"],
    ["opens the list of several", [own("s1"), own("s2")], "/p/abc123/collaborate/CO"],
  ] as const)("OPN-05 of a collaborator %s", (_name, suggestions, path) => {
    expect(getOpeningClickPath({ ...click, policy: "COLLABORATOR", suggestions })).toBe(path);
  });

  it.each([
    ["live", [own("s1")], "/p/abc123/CO"],
    ["live-with-suggestions", [own("s1")], "/p/abc123/collaborate/CO"],
    ["live-with-suggestions", [own("s1", "UT")], "/p/abc123/CO"],
  ] as const)(
    "OPN-04 of an owner in the mode %s leads from %j to %s",
    (mode, suggestions, path) => {
      expect(getOpeningClickPath({ ...click, mode, policy: "OWNER", suggestions })).toBe(path);
    },
  );

  it("of a viewer opens the opening", () => {
    expect(getOpeningClickPath({ ...click, policy: "VIEWER", suggestions: [] })).toBe(
      "/p/abc123/CO",
    );
  });
});
