import { findViolations } from "./find-violations.ts";
import { readFiles } from "./read-files.ts";
import { formatViolation } from "./violation.ts";

const root = new URL("../../", import.meta.url).pathname;
const files = readFiles(root, /(\.tsx?|(^|\/)package\.json)$/);
const violations = findViolations(files);

for (const violation of violations) console.error(`${formatViolation(violation)}\n`);
if (violations.length > 0) {
  console.error(`Boundaries crossed: ${violations.length}.`);
  process.exitCode = 1;
} else {
  console.log(`Boundaries hold in ${files.size} files.`);
}
