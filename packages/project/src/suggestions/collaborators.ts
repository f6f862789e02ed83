import type { Grant } from "../access.ts";
import type { AccessPolicy } from "../project.ts";
import type { Suggestion } from "./suggestion.ts";

/** A person who can suggest photos for a project. */
export interface Collaborator {
  readonly type: "active-invited" | "inactive-invited" | "active-public";
  /** The name of the last suggestion, else the invited address. */
  readonly displayName: string;
  /** The invited email address; undefined for someone who came with the link. */
  readonly email: string | undefined;
  /** The account or guest; undefined until the invitation is used. */
  readonly userId: string | undefined;
  /**
   * The id of the invitation, which can be removed; undefined for someone who came with the link.
   */
  readonly accessId: string | undefined;
}

type Named = Pick<Suggestion, "suggesterId" | "name" | "submittedAt">;

/**
 * Lists the invited people in the order of their invitations, then, while everyone with the link
 * can collaborate, others by their first suggestion.
 */
export function listCollaborators(
  accessPolicy: AccessPolicy,
  accesses: readonly Grant[],
  suggestions: readonly Named[],
): readonly Collaborator[] {
  const names = collectNames(suggestions);
  const invited = accesses.map(({ id, granteeId, granteeEmail }): Collaborator => {
    const userId = granteeId ?? undefined;
    return {
      type: userId === undefined ? "inactive-invited" : "active-invited",
      displayName: (userId && names.get(userId)) || granteeEmail,
      email: granteeEmail,
      userId,
      accessId: id,
    };
  });
  if (!canEveryoneCollaborate(accessPolicy)) return invited;
  const invitedIds = new Set(invited.map(({ userId }) => userId));
  const others = [...names].filter(([userId]) => !invitedIds.has(userId));
  return [
    ...invited,
    ...others.map(
      ([userId, displayName]): Collaborator => ({
        type: "active-public",
        displayName,
        email: undefined,
        userId,
        accessId: undefined,
      }),
    ),
  ];
}

export interface Collaboration {
  readonly hasCollaborators: boolean;
  readonly everyoneCanCollaborate: boolean;
  readonly nobodyCanCollaborate: boolean;
}

export function summarizeCollaboration(
  accessPolicy: AccessPolicy,
  collaborators: readonly Collaborator[],
): Collaboration {
  const hasCollaborators = collaborators.length > 0;
  const everyoneCanCollaborate = canEveryoneCollaborate(accessPolicy);
  return {
    hasCollaborators,
    everyoneCanCollaborate,
    nobodyCanCollaborate: !everyoneCanCollaborate && !hasCollaborators,
  };
}

function canEveryoneCollaborate(accessPolicy: AccessPolicy): boolean {
  return accessPolicy === "PUBLIC_COLLABORATORS";
}

/** Collects the name of each suggester's newest suggestion. */
function collectNames(suggestions: readonly Named[]): Map<string, string> {
  const oldestFirst = suggestions
    .filter(({ submittedAt, name }) => submittedAt !== null && name !== "")
    .toSorted((a, b) => Date.parse(a.submittedAt ?? "") - Date.parse(b.submittedAt ?? ""));
  return new Map(oldestFirst.map(({ suggesterId, name }) => [suggesterId, name]));
}
