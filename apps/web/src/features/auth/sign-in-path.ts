export function signInPath(redirectTo: string): string {
  return `/account/login?redirectTo=${encodeURIComponent(redirectTo)}`;
}

/** Only a path of our own: an address of another site would make us its accomplice. */
export function safeRedirect(target: string | null): string {
  const isOwnPath = target !== null && /^\/(?![/\\])/.test(target);
  return isOwnPath ? target : "/create";
}
