const KEY = "photomap.keep-email";
/** The lifetime of a code. */
const LIFETIME_MS = 10 * 60_000;

/**
 * Remembers the address to which a code was sent: a phone may reload the page while its owner reads
 * the email.
 */
export function rememberPendingCode(email: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, until: now + LIFETIME_MS }));
  } catch {
    // A reloaded page asks for the address again.
  }
}

export function readPendingCode(now = Date.now()): string | undefined {
  try {
    const { email, until } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof email === "string" && now < until ? email : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPendingCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}
