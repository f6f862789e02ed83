import { findOpening, openingsOf, resolveOutputOption } from "@photomap/design";
import { isIncluded } from "@photomap/project";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { HelpButton } from "../../content/help-panel/HelpButton.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { addPhotos } from "../map-editor/add-photos.ts";
import { ProjectSaveStatus } from "../map-editor/ProjectSaveStatus.tsx";
import { useRememberLeftOpening } from "../map-editor/return-to-map.ts";
import { UndoButtons } from "../map-editor/UndoButtons.tsx";
import { useFindPhotoUrl, useProject, useProjectState } from "../store/project-context.ts";
import { pickPhotoFiles } from "../uploads/pick-photo-files.ts";
import { findNeighbors } from "./find-neighbors.ts";
import { OpeningEditor } from "./OpeningEditor.tsx";

interface OpeningScreenProps {
  readonly openingId: string;
  /** The suggestions that wait for this opening, if there are any. */
  readonly suggestionTile: ReactNode;
}

/** The editor of one opening, saved with its project. */
export function OpeningScreen({ openingId, suggestionTile }: OpeningScreenProps) {
  const project = useProject();
  const { id, design, store } = project;
  const navigate = useNavigate();
  useRememberLeftOpening(project, openingId);
  const photoUrl = useFindPhotoUrl();
  const uploads = useProjectState(store, (state) => state.uploads);
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const option = resolveOutputOption(design, { outputType, outputScale });
  const opening = findOpening(design, openingId);
  if (opening === undefined) return null;
  const open = (target: string) => void navigate(`/p/${id}/${target}`, { replace: true });
  const around = findNeighbors(
    openingsOf(design).filter((other) => isIncluded(other, inputs[other.id], option)),
    opening,
  );
  const neighbor = (other: { readonly id: string; readonly name: string } | undefined) =>
    other && { name: other.name, onOpen: () => open(other.id) };
  const previous = neighbor(around.previous);
  const next = neighbor(around.next);
  const add = (files: readonly File[]) => void addPhotos(project, opening, files);
  return (
    <>
      <PageTitle>{opening.name}</PageTitle>
      <OpeningEditor
        design={design}
        opening={opening}
        input={inputs[openingId]}
        outputScale={outputScale}
        enabledByDefault={isIncluded(opening, undefined, option)}
        uploads={uploads}
        photoUrl={photoUrl}
        onEdit={(edit) => store.edit(edit)}
        onAddFiles={add}
        onChooseFiles={() => void pickPhotoFiles().then(add)}
        onRetryUpload={(photoId) => void store.retryUpload(photoId)}
        readOnly={!store.canEdit}
        onDone={() => void navigate(`/p/${id}`)}
        saveStatus={store.canEdit ? <ProjectSaveStatus /> : null}
        history={store.canEdit ? <UndoButtons /> : null}
        suggestionTile={suggestionTile}
        help={<HelpButton page="place-a-photo" look="float" />}
        {...(around.position && { position: around.position })}
        {...(previous && { previous })}
        {...(next && { next })}
      />
    </>
  );
}
