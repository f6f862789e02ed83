const SESSION_COOKIE = /(^|;\s*)__Host-photomap-session=/;

/** Without the cookie nobody is signed in, and the API need not be asked. */
export function hasSession(request: Request): boolean {
  return SESSION_COOKIE.test(request.headers.get("cookie") ?? "");
}
