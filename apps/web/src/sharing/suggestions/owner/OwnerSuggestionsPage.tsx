import { type Opening, resolveBackground, resolveOutputOption } from "@photomap/design";
import { useMemo } from "react";
import { ProjectToolbar } from "../../../project/map-editor/ProjectToolbar.tsx";
import { UndoButtons } from "../../../project/map-editor/UndoButtons.tsx";
import { MapView } from "../../../project/map-view/MapView.tsx";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
} from "../../../project/store/project-context.ts";
import { OwnerReview } from "./OwnerReview.tsx";
import { OwnerSuggestionList } from "./OwnerSuggestionList.tsx";
import type { SuggestionMapProps } from "./ReviewContent.tsx";

const SLOTS = { toolbar: <ProjectToolbar />, history: <UndoButtons /> };

interface OwnerCollaboratePageProps {
  readonly opening?: Opening;
  /** The suggestion under review; without one, the page is the list. */
  readonly suggestionId?: string;
}

/** The suggestions for a project, as its owner sees them; loaded when needed. */
export function OwnerSuggestionsPage({ opening, suggestionId }: OwnerCollaboratePageProps) {
  if (opening !== undefined && suggestionId !== undefined) {
    return <OwnerReview opening={opening} suggestionId={suggestionId} slots={SLOTS} />;
  }
  const renderMap = (map: SuggestionMapProps) => <MapOfSuggestions {...map} />;
  return <OwnerSuggestionList opening={opening} slots={{ ...SLOTS, renderMap }} />;
}

function MapOfSuggestions(map: SuggestionMapProps) {
  const { design, store, addresses } = useProject();
  const photoUrl = useFindPhotoUrl();
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const backgroundId = useProjectState(store, ({ content }) => content.backgroundId);
  const option = useMemo(
    () => resolveOutputOption(design, { outputType, outputScale }),
    [design, outputType, outputScale],
  );
  return (
    <MapView
      design={design}
      {...map}
      isMapOnly
      {...(option && { outputOption: option })}
      background={resolveBackground(design, { outputType, backgroundId })}
      photoUrl={photoUrl}
      onPhotoFailed={addresses.refresh}
      onDropFiles={() => {}}
    />
  );
}
