import { findOpening } from "@photomap/design";
import type { Grant, OpeningImage } from "@photomap/project";
import { Outlet, useParams } from "react-router";
import {
  AdoptSuggestedPhotosDocument,
  HideOpeningSuggestionsDocument,
} from "../../../../platform/api/generated/graphql.ts";
import { ProjectContext, useProject } from "../../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../../project/store/suggestions/project-suggestions.ts";
import { makeSuggestion as makeOwnSuggestion } from "../../../../project/store/test/make-suggestion.ts";
import {
  openTestProject,
  photoIn,
  type TestProjectOptions,
} from "../../../../project/store/test/open-test-project.ts";
import type { FakeGraphql } from "../../../../test/fake-graphql.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { ToastRegion } from "../../../../ui/toasts/ToastRegion.tsx";
import { OwnerReview } from "../OwnerReview.tsx";
import { OwnerSuggestionList } from "../OwnerSuggestionList.tsx";

/** Makes a suggestion of Sister for Utah, unless the facts say otherwise. */
export function makeSuggestion(
  id: string,
  facts: Partial<LoadedSuggestion> & { readonly images?: readonly OpeningImage[] } = {},
): LoadedSuggestion {
  const { images = [suggestedPhoto(id)], ...rest } = facts;
  return makeOwnSuggestion({
    id,
    suggesterId: "sister",
    status: "SUBMITTED",
    submittedAt: "2026-11-15T08:00:00.000Z",
    name: "Sister",
    input: { images, modifiedAt: "2026-11-15T08:00:00.000Z" },
    isOwn: false,
    previewImageUrl: `/suggestions/${id}`,
    ...rest,
  });
}

/** A photo that covers its opening. */
export function suggestedPhoto(name: string, region: "Utah" | "Colorado" | "Texas" = "Utah") {
  return photoIn(region, { id: `sister/uploads/web/${name}.jpg` });
}

export function makeAccess(id: string, granteeId: string | null): Grant {
  return {
    id,
    projectId: "abc123",
    granteeId,
    granteeEmail: `${id}@mail.example`,
    granteeHasAccount: granteeId !== null,
    role: "COLLABORATOR",
  };
}

/** Copies photos and changes statuses as the server does. */
export function answerAcceptance(api: FakeGraphql, suggestions: readonly LoadedSuggestion[]): void {
  api.on(AdoptSuggestedPhotosDocument, ({ suggestionIds }) => ({
    adoptSuggestedPhotos: {
      __typename: "AdoptSuggestedPhotosSuccess" as const,
      waitingIds: [],
      missingIds: [],
      photos: suggestions
        .filter(({ id }) => [suggestionIds].flat().includes(id))
        .flatMap(({ input }) => input.images)
        .map(({ id }) => ({ suggestedId: id, id: getCopyId(id), signature: `signature of ${id}` })),
    },
  }));
  api.on(HideOpeningSuggestionsDocument, {
    hideOpeningSuggestions: { __typename: "OpeningSuggestionsSuccess" },
  });
}

export function getCopyId(id: string): string {
  return id.replace("sister/uploads/web", "owner/uploads/suggestions");
}

interface OwnerOptions extends TestProjectOptions {
  readonly grants?: readonly Grant[];
  /** The path below that of the list of suggestions. */
  readonly path?: string;
}

/** Renders the owner's screens at their paths, with the toasts. */
export async function renderOwner({ grants = [], path = "", ...options }: OwnerOptions = {}) {
  const opened = await openTestProject(options);
  const { project } = opened;
  await project.store.changeGrants(() => grants);
  const layout = (
    <ProjectContext value={project}>
      <Outlet />
      <ToastRegion />
    </ProjectContext>
  );
  const { router } = renderPage(
    [
      {
        element: layout,
        children: [
          { path: "/p/:id/collaborate/:openingId?", Component: List },
          { path: "/p/:id/collaborate/:openingId/:suggestionId", Component: Review },
          { path: "*", element: <p>Another page</p> },
        ],
      },
    ],
    {
      entries: [`/p/${project.id}/collaborate${path}`],
      root: { imagesUrl: "https://images.example" },
    },
  );
  const getPath = () => {
    const { pathname, search } = router.state.location;
    return pathname.replace(`/p/${project.id}/collaborate`, "") + search;
  };
  return { ...opened, router, getPath };
}

const SLOTS = { toolbar: null, history: null };

function List() {
  const { design } = useProject();
  const { openingId = "" } = useParams();
  return (
    <OwnerSuggestionList
      opening={findOpening(design, openingId)}
      slots={{
        ...SLOTS,
        renderMap: ({ inputs, badge, onOpen }) => (
          <ul aria-label="Map">
            {design.features.map((feature) =>
              feature.type === "OPENING" ? (
                <li key={feature.id}>
                  <button type="button" onClick={() => onOpen(feature)}>
                    {feature.name}: {inputs[feature.id]?.images.length ?? 0}
                  </button>
                  {badge?.(feature)}
                </li>
              ) : null,
            )}
          </ul>
        ),
      }}
    />
  );
}

function Review() {
  const { design } = useProject();
  const { openingId = "", suggestionId = "" } = useParams();
  const opening = findOpening(design, openingId);
  if (opening === undefined) throw new RangeError(`There is no opening ${openingId}`);
  return <OwnerReview opening={opening} suggestionId={suggestionId} slots={SLOTS} />;
}
