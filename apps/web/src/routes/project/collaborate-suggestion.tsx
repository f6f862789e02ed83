import { findOpening } from "@photomap/design";
import { can } from "@photomap/project";
import { Navigate, useParams } from "react-router";
import { useProject, useViewerPolicy } from "../../project-store/project-context.ts";

/** One suggestion: reviewed by the owner, edited by its suggester; "new" is one that is being made. */
export default function CollaborateSuggestionRoute() {
  const { openingId = "" } = useParams();
  const { id, design, store } = useProject();
  const policy = useViewerPolicy(store);
  const opening = findOpening(design, openingId);
  if (opening !== undefined && can(policy, "suggest")) {
    return <p>{opening.name}</p>;
  }
  return <Navigate to={`/p/${id}`} replace />;
}
