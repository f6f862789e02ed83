export function getSignInPath(redirectTo: string): string {
  return `/account/login?redirectTo=${encodeURIComponent(redirectTo)}`;
}

/** Accepts paths of this site only, against open redirects. */
export function sanitizeRedirect(target: string | null): string {
  const isOwnPath = target !== null && /^\/(?![/\\])/.test(target);
  return isOwnPath ? target : "/create";
}
