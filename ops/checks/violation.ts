export interface Violation {
  readonly path: string;
  readonly line: number;
  /** What is wrong, then one sentence that says what to do instead. */
  readonly message: string;
}

export function formatViolation({ path, line, message }: Violation): string {
  return `${path}:${line}\n  ${message}`;
}
