import { type Opening, resolveBackground, resolveOutputOption } from "@photomap/design";
import { can, type Inputs } from "@photomap/project";
import { lazy, Suspense, useMemo } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";
import { HelpButton } from "../../content/help-panel/HelpButton.tsx";
import { PrintButton } from "../../printing/chooser/PrintButton.tsx";
import { getOpeningTarget } from "../../sharing/suggestions/opening-target.ts";
import { useMapWithSuggestions } from "../../sharing/suggestions/owner/use-map-with-suggestions.ts";
import { SuggestionToggle } from "../../sharing/suggestions/SuggestionToggle.tsx";
import { useSuggestionMode } from "../../sharing/suggestions/suggestion-mode.ts";
import { addPhotos } from "../editor/add-photos.ts";
import { FolderDrop } from "../editor/folder-drop/FolderDrop.tsx";
import { useFolderDrop } from "../editor/folder-drop/use-folder-drop.ts";
import { useInitialUrls } from "../editor/initial-preview.ts";
import { MapCorner } from "../editor/MapCorner.tsx";
import { MapScreen } from "../editor/MapScreen.tsx";
import { ProjectLoading } from "../editor/ProjectLoading.tsx";
import { getMapCamera, getMapForm, setMapForm, useReturnFocus } from "../editor/return-to-map.ts";
import { usePhotoMarks } from "../editor/use-photo-marks.ts";
import { useProjectActions } from "../editor/use-project-actions.ts";
import { GuestNotices } from "../guest/GuestNotices.tsx";
import { useGuestPreview } from "../guest/use-guest-preview.ts";
import { MapView } from "../map-view/MapView.tsx";
import {
  usePhotoUrl,
  useProject,
  useProjectState,
  useViewerPolicy,
} from "../store/project-context.ts";
import {
  type LoadedSuggestion,
  useVisibleSuggestions,
} from "../store/suggestions/project-suggestions.ts";
import { isForWholeMap, readDroppedFiles } from "../uploads/read-dropped-files.ts";
import type { loader as loadPage } from "./page.tsx";

/** What is to be improved concerns only those who can edit. */
const NO_INPUTS: Inputs = {};
const NO_SUGGESTIONS: readonly LoadedSuggestion[] = [];

/** Only collaborators need it. */
const SuggesterMap = lazy(async () => ({
  default: (await import("../../sharing/routes/suggester-map.tsx")).SuggesterMap,
}));

export default function ProjectMapRoute() {
  const policy = useViewerPolicy(useProject().store);
  const preview = useRouteLoaderData<typeof loadPage>("project-page");
  if (!can(policy, "suggest")) return <ProjectMap />;
  return (
    <Suspense fallback={<ProjectLoading {...(preview && { preview })} />}>
      <SuggesterMap />
    </Suspense>
  );
}

function ProjectMap() {
  const project = useProject();
  const { id, design, store, addresses } = project;
  const navigate = useNavigate();
  const policy = useViewerPolicy(store);
  const waiting = useVisibleSuggestions(project.suggestions);
  const switching = useSuggestionMode({ policy, hasSuggestions: waiting.length > 0 });
  const shownSuggestions = switching.mode === "live" ? NO_SUGGESTIONS : waiting;
  const photoUrl = usePhotoUrl();
  const initialUrls = {
    ...(project.photoBundleUrl !== undefined && { photoBundleUrl: project.photoBundleUrl }),
    ...useInitialUrls(useRouteLoaderData<typeof loadPage>("project-page")),
  };
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const backgroundId = useProjectState(store, ({ content }) => content.backgroundId);
  const option = useMemo(
    () => resolveOutputOption(design, { outputType, outputScale }),
    [design, outputType, outputScale],
  );
  const marks = usePhotoMarks(design, store.canEdit ? inputs : NO_INPUTS, outputScale);
  const folderDrop = useFolderDrop();
  const keepPreview = useGuestPreview(project);
  const map = useMapWithSuggestions(inputs, shownSuggestions);
  const { hasPhotos, explainPrinting } = useProjectActions();
  useReturnFocus(project);
  const drop = (dropped: DataTransfer, opening: Opening | undefined) => {
    if (!store.canEdit) return;
    if (opening === undefined || isForWholeMap(dropped)) {
      void folderDrop.open(readDroppedFiles(dropped));
    } else {
      void readDroppedFiles(dropped).then((files) => addPhotos(project, opening, files));
    }
  };
  return (
    <MapScreen
      printButton={
        <PrintButton project={project} onBlocked={hasPhotos ? undefined : explainPrinting} />
      }
      notice={<GuestNotices project={project} />}
    >
      <MapView
        design={design}
        {...map}
        {...(option && { outputOption: option })}
        background={resolveBackground(design, { outputType, backgroundId })}
        photoUrl={photoUrl}
        marks={marks}
        onPhotoFailed={addresses.refresh}
        camera={getMapCamera(project)}
        initialForm={getMapForm(project)}
        onFormChange={(form) => setMapForm(project, form)}
        {...(shownSuggestions.length === 0 ? initialUrls : {})}
        onOpen={(opening) => {
          const { mode } = switching;
          const click = { fileId: id, openingId: opening.id, policy, mode, suggestions: waiting };
          void navigate(getOpeningTarget(click));
        }}
        canOpenExcluded={store.canEdit}
        onDropFiles={drop}
        onPicture={keepPreview}
        corner={
          <MapCorner onPhotos={(photos) => void folderDrop.open(photos)}>
            <SuggestionToggle {...switching} label="Show suggestions" />
            <HelpButton
              page={can(policy, "edit") ? "edit-your-map" : "shared-map-page"}
              look="float"
            />
          </MapCorner>
        }
        {...(can(policy, "edit")
          ? { emptyHint: <EmptyMapHint regionType={design.regionType} /> }
          : { emptyLabel: "no photos" })}
      />
      <FolderDrop folderDrop={folderDrop} />
    </MapScreen>
  );
}

/** A touch screen has nothing to drop. */
function EmptyMapHint({ regionType }: { readonly regionType: string }) {
  return (
    <>
      <span className="for-mouse">
        Drop photos on a {regionType}, drop a folder on the map, or choose a {regionType} to begin.
      </span>
      <span className="for-touch">
        Choose a {regionType} to add a photo, or fill the map at once.
      </span>
    </>
  );
}
