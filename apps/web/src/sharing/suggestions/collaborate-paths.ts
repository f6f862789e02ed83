/** The suggestion id of a suggestion that does not exist yet. */
export const NEW_SUGGESTION = "new";

export function getCollaboratePath(projectId: string, openingId?: string, suggestionId?: string) {
  const parts = ["/p", projectId, "collaborate", openingId, suggestionId];
  return parts.filter((part) => part !== undefined).join("/");
}
