import type { Files } from "./read-files.ts";
import { cycles } from "./rules/cycles.ts";
import { declaredDependencies } from "./rules/declared-dependencies.ts";
import { exportStar } from "./rules/export-star.ts";
import { features } from "./rules/features.ts";
import { fileSize } from "./rules/file-size.ts";
import { layers } from "./rules/layers.ts";
import { packageImports } from "./rules/package-imports.ts";
import { processEnv } from "./rules/process-env.ts";
import type { Rule } from "./rules/rule.ts";
import { vendors } from "./rules/vendors.ts";
import { viewerPolicies } from "./rules/viewer-policies.ts";
import type { Violation } from "./violation.ts";
import { parseWorkspace } from "./workspace.ts";

const RULES: readonly Rule[] = [
  packageImports,
  declaredDependencies,
  features,
  layers,
  vendors,
  cycles,
  exportStar,
  processEnv,
  viewerPolicies,
  fileSize,
];

export function findViolations(files: Files): Violation[] {
  const workspace = parseWorkspace(files);
  return RULES.flatMap((rule) => rule(workspace)).toSorted(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  );
}
