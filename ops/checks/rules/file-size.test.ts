import { describe, expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { checkFileSizes, MAX_LINES } from "./file-size.ts";

const code = (lines: number) => `const pause = () => 1;\n${"//\n".repeat(lines - 1)}`;
const sizes = (path: string, text: string, listed: Parameters<typeof checkFileSizes>[1] = []) =>
  checkFileSizes(sampleWorkspace({ [path]: text }), listed);

describe("size of a file", () => {
  it(`allows ${MAX_LINES} lines and not one more`, () => {
    expect(sizes("ops/a.ts", code(MAX_LINES))).toEqual([]);
    const [violation] = sizes("ops/a.ts", code(MAX_LINES + 1));
    expect(violation).toMatchObject({ path: "ops/a.ts", line: MAX_LINES + 1 });
    expect(violation?.message).toContain("The file has 501 lines, 500 are allowed.");
  });

  it("allows long generated files and data tables", () => {
    expect(sizes("apps/web/src/platform/api/generated/graphql.ts", code(900))).toEqual([]);
    expect(sizes("ops/table.ts", `export const T = [\n${"1,\n".repeat(900)}];`)).toEqual([]);
  });

  it("limits a listed file to its recorded length", () => {
    const listed = [{ path: "ops/a.ts", maxLines: 700, decision: "020" }];
    expect(sizes("ops/a.ts", code(700), listed)).toEqual([]);
    expect(sizes("ops/a.ts", code(701), listed)).toHaveLength(1);
  });

  it("reports an entry that is no longer needed", () => {
    const listed = [{ path: "ops/a.ts", maxLines: 700, decision: "020" }];
    expect(sizes("ops/a.ts", code(20), listed)[0]?.message).toContain("Remove the entry.");
    expect(sizes("ops/b.ts", code(20), listed)).toHaveLength(1);
  });
});
