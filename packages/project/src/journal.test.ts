import { describe, expect, it } from "vitest";
import { applyEntry, type JournalEntry, startJournal } from "./journal.ts";
import type { ProjectContent } from "./project.ts";

const at = "2026-11-15T08:00:00.000Z";
const content: ProjectContent = {
  name: "Our travels",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  accessPolicy: "PRIVATE",
  backgroundId: null,
  inputs: {},
};

const paint = (openingId: string, background: string): JournalEntry => ({
  kind: "edit",
  edit: { type: "SET_OPENING", openingId, settings: { background } },
  at,
});
const undo: JournalEntry = { kind: "undo", at };
const redo: JournalEntry = { kind: "redo", at };

function play(...entries: JournalEntry[]) {
  return entries.reduce(applyEntry, startJournal(content));
}

const colorOf = (state: ReturnType<typeof play>, openingId: string) =>
  state.content.inputs[openingId]?.background;

describe("the journal", () => {
  it("undoes and redoes across openings", () => {
    const steps = [paint("UT", "#111111"), paint("CO", "#222222")];
    expect(colorOf(play(...steps, undo), "CO")).toBeUndefined();
    expect(colorOf(play(...steps, undo, undo), "UT")).toBeUndefined();
    expect(colorOf(play(...steps, undo, undo, redo, redo), "CO")).toBe("#222222");
  });

  it("clears redo after a new edit", () => {
    const state = play(paint("UT", "#111111"), undo, paint("CO", "#222222"), redo);
    expect(colorOf(state, "UT")).toBeUndefined();
    expect(state.redoable).toEqual([]);
  });

  it("never undoes who may see the project", () => {
    const publish: JournalEntry = {
      kind: "edit",
      edit: { type: "SET_DETAILS", details: { accessPolicy: "PUBLIC" } },
      at,
    };
    const state = play(paint("UT", "#111111"), publish, undo);
    expect(state.content.accessPolicy).toBe("PUBLIC");
    expect(colorOf(state, "UT")).toBeUndefined();
    expect(colorOf(applyEntry(state, redo), "UT")).toBe("#111111");
  });

  it("ignores undo and redo without a step", () => {
    expect(play(undo, redo).content).toBe(content);
  });

  it("applies content of the server without an undo step", () => {
    const { inputs: _inputs, ...details } = content;
    const received: JournalEntry = {
      kind: "received",
      details: { ...details, name: "Renamed elsewhere" },
      inputs: { NM: { type: "OPENING", images: [], background: "#333333", modifiedAt: at } },
    };
    const state = play(paint("UT", "#111111"), received, undo);
    expect(state.content.name).toBe("Renamed elsewhere");
    expect(colorOf(state, "NM")).toBe("#333333");
    expect(colorOf(state, "UT")).toBeUndefined();
  });

  it("keeps two hundred undo steps", () => {
    const entries = Array.from({ length: 250 }, (_, i) => paint("UT", `#${100000 + i}`));
    expect(play(...entries).undoable).toHaveLength(200);
  });
});
