import { findOpening } from "@photomap/design";
import { can } from "@photomap/project";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router";
import { useProject, useViewerPolicy } from "../../project/store/project-context.ts";

const SuggesterSuggestion = lazy(async () => ({
  default: (await import("../suggestions/suggester/OwnSuggestionPage.tsx")).OwnSuggestionPage,
}));

const OwnerCollaboratePage = lazy(async () => ({
  default: (await import("../suggestions/owner/OwnerSuggestionsPage.tsx")).OwnerSuggestionsPage,
}));

/** One suggestion: reviewed by the owner, edited by its suggester; "new" is one that is being made. */
export default function CollaborateSuggestionRoute() {
  const { openingId = "", suggestionId = "" } = useParams();
  const { id, design, store } = useProject();
  const policy = useViewerPolicy(store);
  const opening = findOpening(design, openingId);
  if (opening !== undefined && can(policy, "suggest")) {
    return (
      <Suspense>
        <SuggesterSuggestion key={opening.id} opening={opening} suggestionId={suggestionId} />
      </Suspense>
    );
  }
  if (opening !== undefined && can(policy, "edit")) {
    return (
      <Suspense>
        <OwnerCollaboratePage opening={opening} suggestionId={suggestionId} />
      </Suspense>
    );
  }
  return <Navigate to={`/p/${id}`} replace />;
}
