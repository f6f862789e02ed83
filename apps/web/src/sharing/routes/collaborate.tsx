import { can } from "@photomap/project";
import { lazy, Suspense } from "react";
import { Navigate } from "react-router";
import { useProject, useViewerPolicy } from "../../project/store/project-context.ts";

const SuggesterList = lazy(async () => ({
  default: (await import("../suggestions/suggester/OwnSuggestionListScreen.tsx"))
    .OwnSuggestionListScreen,
}));

const OwnerCollaboratePage = lazy(async () => ({
  default: (await import("../suggestions/owner/OwnerSuggestionsPage.tsx")).OwnerSuggestionsPage,
}));

/** The suggestions for a project: all for its owner, a collaborator's own for a collaborator. */
export default function CollaborateRoute() {
  const { id, store } = useProject();
  const policy = useViewerPolicy(store);
  if (can(policy, "suggest")) {
    return (
      <Suspense>
        <SuggesterList />
      </Suspense>
    );
  }
  if (can(policy, "edit")) {
    return (
      <Suspense>
        <OwnerCollaboratePage />
      </Suspense>
    );
  }
  return <Navigate to={`/p/${id}`} replace />;
}
