const KINDS: Readonly<Record<string, string>> = {
  placed: "Walgreens accepted the order.",
  refused: "Walgreens refused the order.",
  unknown: "The order was sent, but no clear answer came back.",
  unavailable: "We couldn't reach Walgreens.",
  misconfigured: "Our Walgreens access isn't working. Tell an administrator.",
  expired: "The print files were deleted before they could be sent.",
  closed: "The store no longer accepted the order.",
  abandoned: "Our worker stopped before it got an answer.",
  reconciled: "Staff entered the number, and Walgreens confirmed it.",
  "not-placed": "Staff found that Walgreens has no such order.",
};

export interface ChainAnswerTexts {
  readonly summary: string;
  /** The code, message and reason, each with a label; absent ones are left out. */
  readonly details: readonly string[];
}

/** The chain's answer to an order, in words; undefined without one. */
export function createChainAnswerTexts(answer: unknown): ChainAnswerTexts | undefined {
  const kind = readText(answer, "kind");
  if (kind === "") return undefined;
  const details = [
    ["Code", readText(answer, "code")],
    ["Message", readText(answer, "message")],
    ["Reason", readText(answer, "reason")],
  ] as const;
  return {
    summary: KINDS[kind] ?? kind,
    details: details.flatMap(([label, text]) => (text === "" ? [] : [`${label}: ${text}`])),
  };
}

export interface ChainStatusTexts {
  readonly summary: string;
  /** The time of the check, in ISO 8601. */
  readonly checkedAt: string;
}

/** The chain's status of an order; undefined when it was never checked. */
export function createChainStatusTexts(status: unknown): ChainStatusTexts | undefined {
  const checkedAt = readText(status, "checkedAt");
  if (checkedAt === "") return undefined;
  const [text, code] = [readText(status, "text"), readText(status, "code")];
  const known = [text, code === "" ? "" : `(${code})`].filter(Boolean).join(" ");
  const isValid = toRecord(status)["isValid"] === true;
  return {
    summary: isValid
      ? known || "Walgreens has the order."
      : "Walgreens doesn't recognize this number.",
    checkedAt,
  };
}

function readText(value: unknown, name: string): string {
  const text = toRecord(value)[name];
  return typeof text === "string" ? text.trim() : "";
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
