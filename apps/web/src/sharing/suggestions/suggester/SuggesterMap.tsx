import {
  isGraphicKey,
  type Opening,
  resolveBackground,
  resolveOutputOption,
} from "@photomap/design";
import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { HelpButton } from "../../../content/help-panel/HelpButton.tsx";
import { runWhenIdle } from "../../../platform/hooks/idle-work.ts";
import { askBeforeLeaving } from "../../../platform/routing/ask-before-leaving.ts";
import { PrintButton } from "../../../printing/chooser/PrintButton.tsx";
import { addPhotos, loadOutlineClipping } from "../../../project/map-editor/add-photos.ts";
import { FolderDrop } from "../../../project/map-editor/folder-drop/FolderDrop.tsx";
import { useFolderDrop } from "../../../project/map-editor/folder-drop/use-folder-drop.ts";
import { useInitialUrls } from "../../../project/map-editor/initial-preview.ts";
import { MapProgressMenu } from "../../../project/map-editor/MapProgressMenu.tsx";
import { MapScreen } from "../../../project/map-editor/MapScreen.tsx";
import {
  getMapCamera,
  getMapViewMode,
  setMapViewMode,
  useFocusLeftOpening,
} from "../../../project/map-editor/return-to-map.ts";
import { usePastedPhotos } from "../../../project/map-editor/use-pasted-photos.ts";
import { MapView } from "../../../project/map-view/MapView.tsx";
import { createDraftKey } from "../../../project/store/draft-key.ts";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
  useViewerPolicy,
} from "../../../project/store/project-context.ts";
import { isBulkDrop, readDroppedFiles } from "../../../project/uploads/read-dropped-files.ts";
import { getCollaboratePath } from "../collaborate-paths.ts";
import { getOpeningClickPath } from "../opening-target.ts";
import { SuggestionToggle } from "../SuggestionToggle.tsx";
import { useSuggestionMode } from "../suggestion-mode.ts";
import { type Drafts, openDrafts } from "./open-drafts.ts";
import { listOwnSuggestions, toSuggestedInputs } from "./own-suggestions.ts";
import { useDrafts, useOwnSuggestions } from "./use-drafts.ts";
import { useIntroToast } from "./use-intro-toast.ts";
import { useSuggestedPhotoUrl } from "./use-suggested-photo-url.ts";

/** A collaborator's map: a click on an opening leads to their suggestions for it. */
export function SuggesterMap() {
  const project = useProject();
  const { id, design, store, addresses } = project;
  const navigate = useNavigate();
  const drafts = useDrafts();
  const own = useOwnSuggestions(drafts);
  const policy = useViewerPolicy(store);
  const switching = useSuggestionMode({ policy, hasSuggestions: own.length > 0 });
  const showsSuggestions = switching.mode === "suggestions";
  const photoUrl = useEitherPhotoUrl(drafts);
  const initialUrls = useInitialUrls();
  const live = useProjectState(store, ({ content }) => content.inputs);
  const suggested = useMemo(() => toSuggestedInputs(own), [own]);
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const backgroundId = useProjectState(store, ({ content }) => content.backgroundId);
  const option = useMemo(
    () => resolveOutputOption(design, { outputType, outputScale }),
    [design, outputType, outputScale],
  );
  const folderDrop = useSuggestedFolder(drafts);
  useIntroToast(design.regionType, drafts && own.length);
  usePreloadedScreens();
  useFocusLeftOpening(project);
  const open = async (openingId: string) => {
    const opened = await openDrafts(project);
    const { suggestions } = project.suggestions.getState();
    const known = listOwnSuggestions(suggestions, opened.store.getState().content.inputs);
    const { mode } = switching;
    const click = { projectId: id, openingId, policy, mode, suggestions: known };
    await navigate(getOpeningClickPath(click));
  };
  const suggest = async (opening: Opening, files: Promise<readonly File[]>) => {
    const suggestionId = crypto.randomUUID();
    const target = { ...opening, id: createDraftKey({ openingId: opening.id, suggestionId }) };
    const stopAsking = askBeforeLeaving();
    const opened = await openDrafts(project).finally(stopAsking);
    await addPhotos(opened, target, files);
    await navigate(getCollaboratePath(id, opening.id, suggestionId));
  };
  const drop = (dropped: DataTransfer, opening: Opening | undefined) => {
    const files = readDroppedFiles(dropped);
    if (opening === undefined || isBulkDrop(dropped)) void folderDrop.open(files);
    else void suggest(opening, files);
  };
  usePastedPhotos(folderDrop.openings, {
    isEnabled: true,
    onPhotos: (files, opening) => void suggest(opening, files),
    onOther: (files) => void folderDrop.open(files),
  });
  return (
    <MapScreen showsSuggestions={showsSuggestions} printButton={<PrintButton />}>
      <MapView
        design={design}
        inputs={showsSuggestions ? suggested : live}
        {...(option && { outputOption: option })}
        emptyLabel="suggest a photo"
        background={resolveBackground(design, { outputType, backgroundId })}
        photoUrl={photoUrl}
        onPhotoFailed={addresses.refresh}
        camera={getMapCamera(project)}
        initialForm={getMapViewMode(project)}
        onFormChange={(form) => setMapViewMode(project, form)}
        {...(showsSuggestions ? {} : initialUrls)}
        onOpen={(opening) => void open(opening.id)}
        onDropFiles={drop}
        corner={
          <MapProgressMenu
            suggestLabel="Suggest"
            onPhotos={(photos) => void folderDrop.open(photos)}
          >
            <SuggestionToggle {...switching} label="Show your suggestions" />
            <HelpButton page="suggest-photos" look="float" />
          </MapProgressMenu>
        }
        emptyHint={<EmptyHint regionType={design.regionType} showsSuggestions={showsSuggestions} />}
      />
      <FolderDrop folderDrop={folderDrop} />
    </MapScreen>
  );
}

/** The delay after which a page that is never idle loads the next screens. */
const MAX_DELAY_MS = 10_000;

/** Loads the next screens while the page is idle: they open at once, and without a connection. */
function usePreloadedScreens(): void {
  useEffect(
    () =>
      runWhenIdle(() => {
        const screens = [
          import("./OwnSuggestionPage.tsx"),
          import("./OwnSuggestionListScreen.tsx"),
        ];
        // A failure is repeated when the screen is opened.
        Promise.all([...screens, loadOutlineClipping()]).catch(() => undefined);
      }, MAX_DELAY_MS),
    [],
  );
}

/** Finds photos of the map and of the viewer's suggestions. */
function useEitherPhotoUrl(drafts: Drafts | undefined): FindPhotoUrl {
  const { store } = useProject();
  const ofMap = useFindPhotoUrl();
  const ofSuggestions = useSuggestedPhotoUrl(drafts);
  const present = useProjectState(store, ({ content }) => content.inputs);
  return useMemo(() => {
    const onMap = new Set(
      Object.values(present).flatMap(({ images }) => images.map((image) => image.id)),
    );
    return (photoId, edgePx) =>
      onMap.has(photoId) || isGraphicKey(photoId)
        ? ofMap(photoId, edgePx)
        : ofSuggestions(photoId, edgePx);
  }, [ofMap, ofSuggestions, present]);
}

/** Turns a folder into one new draft for each opening to which its photos belong. */
function useSuggestedFolder(drafts: Drafts | undefined) {
  const { id } = useProject();
  const navigate = useNavigate();
  const target = useMemo(
    () =>
      drafts && {
        project: drafts,
        resolve: (opening: Opening): Opening => {
          const draft = { openingId: opening.id, suggestionId: crypto.randomUUID() };
          return { ...opening, id: createDraftKey(draft) };
        },
        onPlaced: () => void navigate(getCollaboratePath(id)),
      },
    [drafts, id, navigate],
  );
  return useFolderDrop({ target });
}

interface EmptyHintProps {
  readonly regionType: string;
  readonly showsSuggestions: boolean;
}

function EmptyHint({ regionType, showsSuggestions }: EmptyHintProps) {
  return showsSuggestions
    ? `Your suggestions will show up here. Choose a ${regionType} to make one.`
    : `Choose a ${regionType} to suggest a photo for it.`;
}
