import { describe, expect, it } from "vitest";
import { measureCoverage } from "./coverage.ts";
import { findDecisionMistakes, parseCapabilities } from "./document.ts";
import { formatCounts, formatJson, formatMissing } from "./report.ts";

const DOCUMENT = `
| Prefix | Group | Rows |
|---|---|---|
| AAA | Projects | 2 |

## Projects

| Id | Capability |
|---|---|
| AAA-01 | Shows own projects |
| AAA-02 | Title '{TITLE} \\| {host}' |

## Saving

| Id | Capability |
|---|---|
| BBB-01 | Marks the file dirty (G-01) |
| BBB-02 | Marks the file clean. Decision: 019. |
`;
const capabilities = parseCapabilities(DOCUMENT);

function coverageOf(...titles: string[]) {
  const tests = titles.map((title) => ({
    path: "a.test.ts",
    line: 1,
    title,
    skipped: title.startsWith("skipped"),
  }));
  return measureCoverage(capabilities, tests);
}

describe("the document", () => {
  it("reads the group and the unescaped text of every row", () => {
    expect(capabilities).toEqual([
      { id: "AAA-01", group: "Projects", text: "Shows own projects", reading: "asWritten" },
      { id: "AAA-02", group: "Projects", text: "Title '{TITLE} | {host}'", reading: "asWritten" },
      { id: "BBB-01", group: "Saving", text: "Marks the file dirty (G-01)", reading: "decided" },
      {
        id: "BBB-02",
        group: "Saving",
        text: "Marks the file clean. Decision: 019.",
        reading: "decided",
      },
    ]);
  });

  it("refuses duplicate ids", () => {
    expect(() => parseCapabilities(`${DOCUMENT}| AAA-01 | again |\n`)).toThrow("two rows AAA-01");
  });
});

describe("coverage", () => {
  it("counts a row once, however many tests name it", () => {
    const { groups, mistakes } = coverageOf("AAA-01 lists", "AAA-01 and BBB-01 save", "no id");
    expect(mistakes).toEqual([]);
    expect(groups.map(({ delivered }) => delivered)).toEqual([
      { asWritten: ["AAA-01"], decided: [], deviating: [] },
      { asWritten: [], decided: ["BBB-01"], deviating: [] },
    ]);
    expect(groups[0]?.missing.map(({ id }) => id)).toEqual(["AAA-02"]);
  });

  it.each(["AAA-03 x", "AAA-1 x", "AAA-001 x"])("reports the unknown id of %s", (title) => {
    expect(coverageOf(title).mistakes).toEqual([
      `a.test.ts:1 names ${title.slice(0, -2)}, which does not exist. Correct the id.`,
    ]);
  });

  it("ignores words that only look like an id", () => {
    expect(coverageOf("reads UTF-16 and SHA-256").mistakes).toEqual([]);
  });

  it("reports a skipped test and does not count it", () => {
    const { groups, mistakes } = coverageOf("skipped AAA-01");
    expect(groups[0]?.delivered.asWritten).toEqual([]);
    expect(mistakes).toEqual([
      "a.test.ts:1 names AAA-01 but does not run. Finish the test or take the id out.",
    ]);
  });
});

describe("decisions", () => {
  const findMistakes = (...rows: string[]) =>
    findDecisionMistakes(capabilities, rows.map((row) => `| ${row} | text |`).join("\n"));

  it("are named by the rows they settle", () => {
    expect(findMistakes("G-01", "BBB-02")).toEqual([]);
    expect(findMistakes("G-01", "BBB-02", "AAA-01")).toEqual([
      'AAA-01: decision 019 settles it. End the row with "Decision: 019."',
    ]);
  });

  it("exist when a row names them", () => {
    expect(findMistakes("G-02")).toEqual([
      "BBB-01 names G-01, which decision 019 lacks.",
      "BBB-02: decision 019 has no row for it.",
    ]);
  });

  it("are not those of a row that says what it misses", () => {
    const [row] = parseCapabilities("| AAA-01 | Shows all (G-01). Deviates: shows ten. |");
    expect(row?.reading).toBe("deviating");
  });
});

describe("report", () => {
  const coverage = coverageOf("AAA-01 lists");

  it("prints counts by group and in total", () => {
    const rows = formatCounts(coverage)
      .split("\n")
      .map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ["Group", "proven", "with a decision", "deviating", "missing"],
      ["Projects", "1", "0", "0", "1"],
      ["Saving", "0", "0", "0", "2"],
      ["Total", "1", "0", "0", "3"],
    ]);
  });

  it("lists missing capabilities as text and as JSON", () => {
    expect(formatMissing(coverage)).toBe(
      "AAA-02  Title '{TITLE} | {host}'\nBBB-01  Marks the file dirty (G-01)\nBBB-02  Marks the file clean. Decision: 019.",
    );
    expect(JSON.parse(formatJson(coverage))).toEqual({
      groups: [
        {
          group: "Projects",
          delivered: { asWritten: ["AAA-01"], decided: [], deviating: [] },
          missing: ["AAA-02"],
        },
        {
          group: "Saving",
          delivered: { asWritten: [], decided: [], deviating: [] },
          missing: ["BBB-01", "BBB-02"],
        },
      ],
      mistakes: [],
    });
  });
});
