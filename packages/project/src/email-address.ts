const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_DOMAIN_LENGTH = 253;

/**
 * Matches a dot-atom without `!` and `%`, which some relays read as a route to another mailbox. No
 * quoted strings, comments, groups or Unicode: mail libraries interpret those differently.
 */
const LOCAL_PART = /^[a-z0-9#$&'*+/=?^_`{|}~-]+(\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/;

/** Matches two or more labels; an international name has its ASCII form (`xn--`). */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Returns the spelling by which addresses are stored, compared and counted. Changes ASCII letters
 * only: `toLowerCase` would turn the Kelvin sign into a k.
 */
export function normalizeEmail(text: string): string {
  return text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether a normalized address names exactly one mailbox for every mail library. */
export function isEmailAddress(email: string): boolean {
  const at = email.indexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  return (
    email.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    domain.length <= MAX_DOMAIN_LENGTH &&
    at > 0 &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(domain)
  );
}
