import { type Opening, resolveBackground, resolveOutputOption } from "@photomap/design";
import { can, type Inputs, isIncluded } from "@photomap/project";
import { type ReactNode, useMemo, useState } from "react";
import { HelpButton } from "../../content/help-panel/HelpButton.tsx";
import { GuestNotices } from "../guest-mode/GuestNotices.tsx";
import { useStoreGuestPreview } from "../guest-mode/use-store-guest-preview.ts";
import { MapView } from "../map-view/MapView.tsx";
import type { MapViewProps } from "../map-view/map-view-props.ts";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
  useViewerPolicy,
} from "../store/project-context.ts";
import { pickPhotoFiles } from "../uploads/pick-photo-files.ts";
import { isBulkDrop, readDroppedFiles } from "../uploads/read-dropped-files.ts";
import { addPhotos } from "./add-photos.ts";
import { pluralize } from "./folder-drop/describe-assignment.ts";
import { FolderDrop } from "./folder-drop/FolderDrop.tsx";
import { useFolderDrop } from "./folder-drop/use-folder-drop.ts";
import { isPhotoDrag } from "./folder-drop/use-photo-drop.ts";
import { useInitialUrls } from "./initial-preview.ts";
import { MapProgressMenu } from "./MapProgressMenu.tsx";
import { MapScreen } from "./MapScreen.tsx";
import { TrayLayout } from "./photo-tray/TrayLayout.tsx";
import { usePhotoTray } from "./photo-tray/use-photo-tray.ts";
import {
  getMapCamera,
  getMapViewMode,
  setMapViewMode,
  useFocusLeftOpening,
} from "./return-to-map.ts";
import { usePastedPhotos } from "./use-pasted-photos.ts";
import { usePhotoWarnings } from "./use-photo-warnings.ts";

/** No photos are inspected for people who cannot improve them. */
const NO_INPUTS: Inputs = {};

interface ProjectMapProps {
  /** The photos to draw, including suggested ones where they are shown. */
  readonly map: Pick<MapViewProps, "inputs" | "suggestions" | "badge">;
  /** Whether suggestions are shown; the stored preview, which has none, is then left out. */
  readonly showsSuggestions: boolean;
  readonly suggestionToggle: ReactNode;
  readonly printButton: ReactNode;
  /** Opens an opening's own page, such as its editor. */
  readonly onOpen: (opening: Opening) => void;
}

/** The map of a project for its owner, collaborators and readers. */
export function ProjectMap(props: ProjectMapProps) {
  const project = useProject();
  const { design, store, addresses } = project;
  const policy = useViewerPolicy(store);
  const photoUrl = useFindPhotoUrl();
  const initialUrls = {
    ...(project.photoBundleUrl !== undefined && { photoBundleUrl: project.photoBundleUrl }),
    ...useInitialUrls(),
  };
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const backgroundId = useProjectState(store, ({ content }) => content.backgroundId);
  const option = useMemo(
    () => resolveOutputOption(design, { outputType, outputScale }),
    [design, outputType, outputScale],
  );
  const marks = usePhotoWarnings(design, store.canEdit ? inputs : NO_INPUTS, outputScale);
  const photoTray = usePhotoTray(project);
  const { tray, selectedCount } = photoTray;
  const [form, setForm] = useState(() => getMapViewMode(project));
  const folderDrop = useFolderDrop({
    keepUnplaced: async (photos) => (await photoTray.open()).add(photos),
  });
  const keepPreview = useStoreGuestPreview(project);
  useFocusLeftOpening(project);
  const drop = (dropped: DataTransfer, opening: Opening | undefined) => {
    if (!store.canEdit) return;
    if (isPhotoDrag(dropped)) {
      if (opening !== undefined) tray?.place(opening);
    } else if (opening === undefined || isBulkDrop(dropped)) {
      void folderDrop.open(readDroppedFiles(dropped));
    } else {
      void addPhotos(project, opening, readDroppedFiles(dropped));
    }
  };
  usePastedPhotos(folderDrop.openings, {
    isEnabled: store.canEdit,
    onPhotos: (files, opening) => void addPhotos(project, opening, files),
    onOther: (files) => void folderDrop.open(files),
  });
  const isWaitingForPhoto = (opening: Opening) =>
    store.canEdit &&
    isIncluded(opening, inputs[opening.id], option) &&
    !inputs[opening.id]?.images.length &&
    !props.map.suggestions?.has(opening.id);
  /** What a tap, a click or Enter on an opening does: the first case that applies. */
  const choose = (opening: Opening) => {
    if (tray?.place(opening) === true) return;
    if (isWaitingForPhoto(opening)) {
      // At once: a browser opens its file picker only while it handles the tap.
      void pickPhotoFiles().then((files) => addPhotos(project, opening, files));
    } else props.onOpen(opening);
  };
  return (
    <MapScreen printButton={props.printButton}>
      <TrayLayout photoTray={photoTray}>
        <MapView
          design={design}
          {...props.map}
          {...(option && { outputOption: option })}
          background={resolveBackground(design, { outputType, backgroundId })}
          photoUrl={photoUrl}
          marks={marks}
          onPhotoFailed={addresses.refresh}
          camera={getMapCamera(project)}
          initialForm={getMapViewMode(project)}
          onFormChange={(next) => {
            setForm(next);
            setMapViewMode(project, next);
          }}
          {...(project.isGuest && { invitation: <GuestNotices project={project} form={form} /> })}
          {...(props.showsSuggestions ? {} : initialUrls)}
          onOpen={choose}
          {...(store.canEdit && { onEdit: props.onOpen })}
          canOpenExcluded={store.canEdit}
          onDropFiles={drop}
          onPicture={keepPreview}
          corner={
            <MapProgressMenu onPhotos={(photos) => void folderDrop.open(photos)}>
              {props.suggestionToggle}
              <HelpButton
                page={can(policy, "edit") ? "edit-your-map" : "shared-map-page"}
                look="float"
              />
            </MapProgressMenu>
          }
          {...(can(policy, "edit") ? {} : { emptyLabel: "no photos" })}
          {...(can(policy, "edit") &&
            tray === undefined && { emptyHint: <EmptyMapHint regionType={design.regionType} /> })}
          {...(selectedCount > 0 && {
            emptyLabel: `place ${pluralize(selectedCount, "photo", "photos")}`,
            openLabel: "Place here",
          })}
        />
      </TrayLayout>
      <FolderDrop folderDrop={folderDrop} />
    </MapScreen>
  );
}

/** The hint on an empty map; only a mouse can drop photos. */
function EmptyMapHint({ regionType }: { readonly regionType: string }) {
  return (
    <>
      <span className="for-mouse">
        Drop photos on a {regionType}, drop a folder on the map, or choose a {regionType} to begin.
      </span>
      <span className="for-touch">
        Choose a {regionType} to add a photo, or fill the whole map at once.
      </span>
    </>
  );
}
