import type { Opening } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import { useEffect } from "react";
import { Navigate, useNavigate } from "react-router";
import { HelpButton } from "../../../content/help-panel/HelpButton.tsx";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { addPhotos } from "../../../project/map-editor/add-photos.ts";
import { ProjectSaveStatus } from "../../../project/map-editor/ProjectSaveStatus.tsx";
import { ProjectScreen } from "../../../project/map-editor/ProjectScreen.tsx";
import { ProjectTopBar } from "../../../project/map-editor/ProjectTopBar.tsx";
import { useRememberLeftOpening } from "../../../project/map-editor/return-to-map.ts";
import { UndoButtons } from "../../../project/map-editor/UndoButtons.tsx";
import { OpeningEditor } from "../../../project/opening-editor/OpeningEditor.tsx";
import { createDraftKey } from "../../../project/store/draft-key.ts";
import {
  ProjectContext,
  useProject,
  useProjectState,
} from "../../../project/store/project-context.ts";
import { pickPhotoFiles } from "../../../project/uploads/pick-photo-files.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { getCollaboratePath, NEW_SUGGESTION } from "../collaborate-paths.ts";
import type { Drafts } from "./open-drafts.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { SubmittedSuggestion } from "./SubmittedSuggestion.tsx";
import { SuggestionCrumbs } from "./SuggestionCrumbs.tsx";
import { useDrafts } from "./use-drafts.ts";
import { useOwnSuggestionView } from "./use-own-suggestion-view.ts";
import { useSuggestedPhotoUrl } from "./use-suggested-photo-url.ts";

interface SuggesterSuggestionProps {
  readonly opening: Opening;
  /** The suggestion's id, or "new" for one that is being made. */
  readonly suggestionId: string;
}

/** The page of one of the viewer's suggestions: the editor of a draft, or what was submitted. */
export function OwnSuggestionPage({ opening, suggestionId }: SuggesterSuggestionProps) {
  const project = useProject();
  const drafts = useDrafts();
  const view = useOwnSuggestionView(drafts, opening.id, suggestionId);
  useRememberLeftOpening(project, opening.id);
  if (drafts === undefined || view.kind === "loading") {
    return (
      <ProjectScreen topBar={<ProjectTopBar printButton={null} />}>
        <Spinner label="Loading" />
      </ProjectScreen>
    );
  }
  switch (view.kind) {
    case "draft":
      return (
        <DraftEditor
          drafts={drafts}
          opening={opening}
          id={view.id}
          suggestion={view.suggestion}
          isNew={suggestionId === NEW_SUGGESTION}
        />
      );
    case "submitted":
      return (
        <ProjectScreen topBar={<ProjectTopBar printButton={null} />}>
          <SubmittedSuggestion drafts={drafts} opening={opening} suggestion={view.suggestion} />
        </ProjectScreen>
      );
    case "foreign":
      return <ForeignSuggestion />;
    case "missing":
      return <MissingSuggestion />;
  }
}

interface DraftEditorProps {
  readonly drafts: Drafts;
  readonly opening: Opening;
  readonly id: string;
  /** Undefined while it has no photos. */
  readonly suggestion: OwnSuggestion | undefined;
  readonly isNew: boolean;
}

function DraftEditor({ drafts, opening, id, suggestion, isNew }: DraftEditorProps) {
  const { store, design } = drafts;
  const navigate = useNavigate();
  const photoUrl = useSuggestedPhotoUrl(drafts);
  const key = createDraftKey({ openingId: opening.id, suggestionId: id });
  // Whether the map includes an opening is the owner's decision.
  const target = { ...opening, id: key, optional: false };
  const input = useProjectState(store, ({ content }) => content.inputs[key]);
  const uploads = useProjectState(store, (state) => state.uploads);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const isMade = suggestion !== undefined;
  useEffect(() => {
    if (!isNew || !isMade) return;
    void navigate(getCollaboratePath(drafts.id, opening.id, id), { replace: true });
  }, [navigate, drafts, opening, id, isNew, isMade]);
  const add = (files: readonly File[]) => void addPhotos(drafts, target, files);
  return (
    <ProjectContext value={drafts}>
      <PageTitle>{`${formatMessage(suggestionMessages.suggest)}: ${opening.name}`}</PageTitle>
      <OpeningEditor
        design={design}
        opening={target}
        input={input}
        outputScale={outputScale}
        enabledByDefault
        uploads={uploads}
        photoUrl={photoUrl}
        onEdit={(edit) => store.edit(edit)}
        onAddFiles={add}
        onChooseFiles={() => void pickPhotoFiles().then(add)}
        onRetryUpload={(photoId) => void store.retryUpload(photoId)}
        onDone={() => void navigate(`/p/${drafts.id}`)}
        saveStatus={isMade ? <ProjectSaveStatus /> : null}
        history={<UndoButtons />}
        help={<HelpButton page="suggest-photos" look="float" />}
        crumbs={<SuggestionCrumbs opening={opening} page={isNew ? "create" : "edit"} />}
        primaryAction={
          <SubmitButton
            drafts={drafts}
            suggestions={suggestion === undefined ? [] : [suggestion]}
            size="small"
          />
        }
      />
    </ProjectContext>
  );
}

function ForeignSuggestion() {
  const { id } = useProject();
  useEffect(() => {
    const content = formatMessage(suggestionMessages.alreadySubmitted);
    showToast({ id: "suggestion", type: "info", content });
  }, []);
  return <Navigate to={getCollaboratePath(id)} replace />;
}

function MissingSuggestion() {
  const { id } = useProject();
  const suggestions = formatMessage(suggestionMessages.suggestions);
  return (
    <ProjectScreen topBar={<ProjectTopBar printButton={null} />}>
      <ErrorState
        heading="h2"
        title={suggestions}
        message={formatMessage(suggestionMessages.notFound)}
        action={<LinkButton to={getCollaboratePath(id)}>{suggestions}</LinkButton>}
      />
    </ProjectScreen>
  );
}
