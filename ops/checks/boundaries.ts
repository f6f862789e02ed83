import { readFiles } from "./read-files.ts";
import { areas } from "./rules/areas.ts";
import { commentOpenings } from "./rules/comment-openings.ts";
import { cycles } from "./rules/cycles.ts";
import { declaredDependencies } from "./rules/declared-dependencies.ts";
import { exportNames } from "./rules/export-names.ts";
import { exportStar } from "./rules/export-star.ts";
import { features } from "./rules/features.ts";
import { fileSize } from "./rules/file-size.ts";
import { findFolderCycles } from "./rules/folder-cycles.ts";
import { layers } from "./rules/layers.ts";
import { memberNames } from "./rules/member-names.ts";
import { packageImports } from "./rules/package-imports.ts";
import { processEnv } from "./rules/process-env.ts";
import { formatViolation, type Rule } from "./rules/rule.ts";
import { testOnlyMethods } from "./rules/test-only-methods.ts";
import { vendors } from "./rules/vendors.ts";
import { viewerPolicies } from "./rules/viewer-policies.ts";
import { parseWorkspace } from "./workspace.ts";

const RULES: readonly Rule[] = [
  packageImports,
  declaredDependencies,
  areas,
  findFolderCycles,
  features,
  layers,
  vendors,
  cycles,
  exportNames,
  exportStar,
  processEnv,
  viewerPolicies,
  fileSize,
  testOnlyMethods,
  commentOpenings,
  memberNames,
];

const root = new URL("../../", import.meta.url).pathname;
const files = readFiles(root, /(\.tsx?|(^|\/)package\.json)$/);
const workspace = parseWorkspace(files);
const violations = RULES.flatMap((rule) => rule(workspace)).toSorted(
  (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
);

for (const violation of violations) console.error(`${formatViolation(violation)}\n`);
if (violations.length > 0) {
  console.error(`Violated boundaries: ${violations.length}.`);
  process.exitCode = 1;
} else {
  console.log(`No violated boundaries in ${files.size} files.`);
}
