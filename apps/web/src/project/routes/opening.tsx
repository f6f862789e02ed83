import { findOpening, openingsOf, resolveOutputOption } from "@photomap/design";
import { can, isIncluded } from "@photomap/project";
import { Navigate, useNavigate, useParams } from "react-router";
import { HelpButton } from "../../content/help-panel/HelpButton.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { getCollaboratePath } from "../../sharing/suggestions/collaborate-paths.ts";
import { useSuggestionTile } from "../../sharing/suggestions/owner/SuggestionTile.tsx";
import { addPhotos } from "../editor/add-photos.ts";
import { ProjectSaveStatus } from "../editor/ProjectSaveStatus.tsx";
import { useLastOpening } from "../editor/return-to-map.ts";
import { UndoButtons } from "../editor/UndoButtons.tsx";
import { findNeighbors } from "../opening-editor/find-neighbors.ts";
import { OpeningEditor } from "../opening-editor/OpeningEditor.tsx";
import {
  usePhotoUrl,
  useProject,
  useProjectState,
  useViewerPolicy,
} from "../store/project-context.ts";
import { choosePhotos } from "../uploads/choose-photos.ts";

/**
 * One opening of the project; an unknown id redirects to the map, and a collaborator to the own
 * suggestions for it.
 */
export default function ProjectOpeningRoute() {
  const { featureId = "", "*": below = "" } = useParams();
  const { id, design, store } = useProject();
  const policy = useViewerPolicy(store);
  const opening = findOpening(design, featureId);
  if (opening === undefined) return <Navigate to={`/p/${id}`} replace />;
  if (can(policy, "suggest")) {
    const path = getCollaboratePath(id, featureId, below === "" ? undefined : below);
    return <Navigate to={path} replace />;
  }
  if (below !== "") return <Navigate to={`/p/${id}/${featureId}`} replace />;
  return <OpeningScreen key={featureId} openingId={featureId} />;
}

function OpeningScreen({ openingId }: { readonly openingId: string }) {
  const project = useProject();
  const { id, design, store } = project;
  const navigate = useNavigate();
  useLastOpening(project, openingId);
  const photoUrl = usePhotoUrl();
  const uploads = useProjectState(store, (state) => state.uploads);
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const option = resolveOutputOption(design, { outputType, outputScale });
  const suggestionTile = useSuggestionTile(openingId);
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
        onChooseFiles={() => void choosePhotos().then(add)}
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
