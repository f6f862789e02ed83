import { checkCookies } from "./cookie-rule.ts";
import {
  checkContentType,
  checkFraming,
  checkRedirection,
  checkReferrer,
  checkResourcePolicy,
  checkSharing,
  checkTransportSecurity,
} from "./header-rules.ts";
import { checkPolicy } from "./policy-rule.ts";
import type { ScannedPage } from "./scan-page.ts";
import { BONUS_THRESHOLD, type Finding, MODIFIERS } from "./score-table.ts";
import { checkScripts } from "./script-rule.ts";

const RULES: readonly ((page: ScannedPage) => Finding)[] = [
  checkPolicy,
  checkCookies,
  checkSharing,
  checkTransportSecurity,
  checkRedirection,
  checkReferrer,
  checkScripts,
  checkContentType,
  checkFraming,
  checkResourcePolicy,
];

export interface PageScore {
  /** From 100 on the grade is A+. */
  readonly score: number;
  readonly findings: readonly Finding[];
}

export function scoreScan(page: ScannedPage): PageScore {
  const findings = RULES.map((check) => check(page));
  const modifiers = findings.map((finding) => MODIFIERS[finding]);
  const withoutBonus = modifiers
    .filter((modifier) => modifier < 0)
    .reduce((sum, modifier) => sum + modifier, 100);
  const withBonus = modifiers.reduce((sum: number, modifier) => sum + modifier, 100);
  const score = withoutBonus >= BONUS_THRESHOLD ? withBonus : withoutBonus;
  return { score: Math.max(0, score), findings };
}
