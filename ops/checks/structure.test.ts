import { expect, it } from "vitest";
import { measureStructure } from "./structure.ts";

const lines = (count: number) => "//\n".repeat(count);

it("measures sizes, importers, chains and tests of the source", () => {
  const { source, areas } = measureStructure(
    new Map([
      ["package.json", '{ "name": "photomap" }'],
      ["ops/a.ts", `import "./b.ts";\nimport "./c.ts";\n${lines(38)}`],
      ["ops/b.ts", `import "./c.ts";\n${lines(9)}`],
      ["ops/c.ts", lines(100)],
      ["ops/c.test.ts", `import "./c.ts";\nimport "./test/d.ts";\n${lines(43)}`],
      ["ops/test/d.ts", lines(30)],
    ]),
  );
  expect(source).toEqual({
    files: 3,
    medianLines: 40,
    p90Lines: 100,
    smallFiles: 1,
    singleImporterFiles: 1,
    longestChain: 3,
  });
  expect(areas).toEqual([
    { name: "ops", files: 3, smallFiles: 1, sourceLines: 150, testLines: 75 },
  ]);
});
