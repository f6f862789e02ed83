import type { ErrorReport } from "@photomap/process";
import { z } from "zod";

/**
 * A report as apps/web/src/platform/errors sends it; unknown fields are refused, so that nothing
 * else gets through.
 */
const reportSchema = z.strictObject({
  source: z.enum(["browser", "web"]),
  name: z.string().min(1).max(100),
  message: z.string().max(1000),
  stack: z.string().max(10_000).optional(),
  cause: z.string().max(1000).optional(),
  action: z.string().max(100).optional(),
  path: z.string().startsWith("/").max(300).optional(),
  projectId: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  requestId: z.uuid().optional(),
  release: z
    .string()
    .regex(/^[\w.+-]{1,100}$/)
    .optional(),
});

export function parseErrorReport(body: unknown): ErrorReport | undefined {
  const parsed = reportSchema.safeParse(body);
  if (!parsed.success) return undefined;
  const { path } = parsed.data;
  return { ...parsed.data, path: path && removeQuery(path) };
}

const text = z.string().max(5000).optional();

/** One violation with the names of the report-to directive. */
const violationSchema = z.object({
  documentURL: text,
  effectiveDirective: z.string().max(100),
  blockedURL: text,
  sourceFile: text,
  lineNumber: z.number().optional(),
});

/** The body that older browsers send for the report-uri directive. */
const legacySchema = z
  .object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
      "line-number": z.number().optional(),
    }),
  })
  .transform(({ "csp-report": report }) => ({
    documentURL: report["document-uri"],
    effectiveDirective: report["effective-directive"] ?? report["violated-directive"] ?? "",
    blockedURL: report["blocked-uri"],
    sourceFile: report["source-file"],
    lineNumber: report["line-number"],
  }));

const batchSchema = z.array(z.object({ type: z.string(), body: z.unknown() })).max(20);

/** Parses reports of the content security policy; undefined if the body is something else. */
export function parseCspReports(body: unknown): ErrorReport[] | undefined {
  const legacy = legacySchema.safeParse(body);
  if (legacy.success) return toReports([legacy.data]);
  const batch = batchSchema.safeParse(body);
  if (!batch.success) return undefined;
  const violations = z
    .array(violationSchema)
    .safeParse(batch.data.filter(({ type }) => type === "csp-violation").map((item) => item.body));
  return violations.success ? toReports(violations.data) : undefined;
}

/** Matches addresses of browser extensions, which violate the policy of every page. */
const EXTENSION = /^[a-z-]+-extension\b/;

function toReports(violations: readonly z.output<typeof violationSchema>[]): ErrorReport[] {
  return violations
    .filter(({ blockedURL, sourceFile }) =>
      [blockedURL, sourceFile].every((url) => !EXTENSION.test(url ?? "")),
    )
    .map(({ documentURL, effectiveDirective, blockedURL = "", sourceFile, lineNumber }) => ({
      source: "browser",
      name: "PolicyViolation",
      message: `${effectiveDirective} blocked ${removeQuery(blockedURL)}`,
      action: "content security policy",
      path: URL.parse(documentURL ?? "")?.pathname,
      stack: sourceFile && `at ${removeQuery(sourceFile)}:${lineNumber ?? 0}:0`,
    }));
}

/** Removes the query of an address, and the content of a data URL. */
function removeQuery(url: string): string {
  return url.startsWith("data:") ? "data:" : (url.split(/[?#]/)[0] ?? "");
}
