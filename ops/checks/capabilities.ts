import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureCoverage } from "./capabilities/coverage.ts";
import { findDecisionMistakes, parseCapabilities } from "./capabilities/document.ts";
import { findTests } from "./capabilities/find-tests.ts";
import { formatCounts, formatJson, formatMissing } from "./capabilities/report.ts";
import { readFiles } from "./read-files.ts";

const { values } = parseArgs({
  options: { json: { type: "boolean" }, missing: { type: "boolean" } },
});
const root = new URL("../../", import.meta.url).pathname;
const document = readFileSync(join(root, "docs/capabilities.md"), "utf8");
const tests = [...readFiles(root, /\.(test|spec)\.tsx?$/)].flatMap(([path, text]) =>
  findTests(path, text),
);
const capabilities = parseCapabilities(document);
const record = readFileSync(
  join(root, "docs/decisions/019-open-points-of-the-specification.md"),
  "utf8",
);
const coverage = measureCoverage(capabilities, tests);
const mistakes = [...coverage.mistakes, ...findDecisionMistakes(capabilities, record)];

if (values.json) console.log(formatJson(coverage));
else console.log(values.missing ? formatMissing(coverage) : formatCounts(coverage));

for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
