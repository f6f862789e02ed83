/** Who asks. Every use case takes one; nobody reads cookies or headers below the API. */
export type Viewer = AccountViewer | AnonymousViewer;

export interface AccountViewer {
  readonly kind: "account";
  readonly accountId: string;
  readonly email: string;
  /** First part of every key this person uploads to. */
  readonly identity: string;
}

export interface AnonymousViewer {
  readonly kind: "anonymous";
}

export const ANONYMOUS: AnonymousViewer = { kind: "anonymous" };

export function viewerId(viewer: Viewer): string | undefined {
  return viewer.kind === "account" ? viewer.accountId : undefined;
}
