import { findOpening } from "@photomap/design";
import { can } from "@photomap/project";
import { Navigate, useParams } from "react-router";
import { getCollaboratePath } from "../../sharing/suggestions/collaborate-paths.ts";
import { useSuggestionTile } from "../../sharing/suggestions/owner/use-suggestion-tile.tsx";
import { OpeningScreen } from "../opening-editor/OpeningScreen.tsx";
import { useProject, useViewerPolicy } from "../store/project-context.ts";

/**
 * One opening of the project. An unknown id redirects to the map, and a collaborator is sent to
 * their own suggestions for it.
 */
export default function ProjectOpeningRoute() {
  const { featureId = "", "*": below = "" } = useParams();
  const { id, design, store } = useProject();
  const policy = useViewerPolicy(store);
  const suggestionTile = useSuggestionTile(featureId);
  const opening = findOpening(design, featureId);
  if (opening === undefined) return <Navigate to={`/p/${id}`} replace />;
  if (can(policy, "suggest")) {
    const path = getCollaboratePath(id, featureId, below === "" ? undefined : below);
    return <Navigate to={path} replace />;
  }
  if (below !== "") return <Navigate to={`/p/${id}/${featureId}`} replace />;
  return <OpeningScreen key={featureId} openingId={featureId} suggestionTile={suggestionTile} />;
}
