import { findOpening } from "@photomap/design";
import { can } from "@photomap/project";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router";
import { useProject, useViewerPolicy } from "../../project/store/project-context.ts";

const SuggesterList = lazy(async () => ({
  default: (await import("../suggestions/suggester/OwnSuggestionListScreen.tsx"))
    .OwnSuggestionListScreen,
}));

const OwnerCollaboratePage = lazy(async () => ({
  default: (await import("../suggestions/owner/OwnerSuggestionsPage.tsx")).OwnerSuggestionsPage,
}));

/** The suggestions for one opening: all for the owner, a collaborator's own for a collaborator. */
export default function CollaborateOpeningRoute() {
  const { openingId = "" } = useParams();
  const { id, design, store } = useProject();
  const policy = useViewerPolicy(store);
  const opening = findOpening(design, openingId);
  if (opening !== undefined && can(policy, "suggest")) {
    return (
      <Suspense>
        <SuggesterList opening={opening} />
      </Suspense>
    );
  }
  if (opening !== undefined && can(policy, "edit")) {
    return (
      <Suspense>
        <OwnerCollaboratePage opening={opening} />
      </Suspense>
    );
  }
  return <Navigate to={`/p/${id}`} replace />;
}
