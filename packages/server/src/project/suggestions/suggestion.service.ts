import type { Design } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import { can, SUGGESTION_TRANSITIONS, type ViewerPolicy } from "@photomap/project";
import { listClaimedGuestIds } from "../../people/guests/guest.queries.ts";
import type { PhotoRegistry } from "../../photos/processing/photo-registry.service.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { IdentifiedViewer, Viewer } from "../../platform/viewer/viewer.ts";
import type { ProjectAccessService } from "../access/project-access.service.ts";
import type { DesignService } from "../designs/design.service.ts";
import type { LiveService } from "../live/live.service.ts";
import {
  changeVisibility,
  deleteSuggestionsOfSuggester,
  findOfRequests,
  findSuggestions,
  findSuggestionsShownToOwner,
  insertDrafts,
  listOfSuggester,
  listSuggestionsShownToOwner,
  lockAndCountSuggestions,
  type NewSuggestion,
  type SuggestionCounts,
  submitDrafts,
  updateDraft,
} from "./suggestion.repository.ts";
import type { SuggestionRow } from "./suggestion.types.ts";
import {
  MAX_SUGGESTIONS_AT_ONCE,
  parseSuggestedInput,
  parseSuggestionSubmitDetails,
  type SuggestionSubmitDetails,
} from "./suggestion-input.ts";

/**
 * The limit of one suggester's drafts with photos in one project; a second limit counts all
 * suggestions.
 */
const MAX_DRAFTS = 500;
const MAX_OWN_SUGGESTIONS = 2000;
/** The limit of all suggestions for one project, without hidden ones. */
const MAX_SUGGESTIONS = 20_000;

export interface NewSuggestionRequest {
  readonly openingId: string;
  readonly input?: unknown;
  readonly requestId: string;
}

/**
 * The suggestions of a project; `openingId` is the opening of all of them, when the request names
 * it.
 */
export interface SuggestionsRequest {
  readonly projectId: string;
  readonly ids: readonly string[];
  readonly openingId?: string;
}

export type SuggestionsResult =
  /** The suggestions as they are stored now, without those that were deleted meanwhile. */
  | { readonly kind: "done"; readonly suggestions: readonly SuggestionRow[] }
  | { readonly kind: "missing" }
  | { readonly kind: "already-submitted" }
  | { readonly kind: "too-many" }
  | { readonly kind: "invalid"; readonly problem: string };

interface Dependencies {
  readonly db: Database;
  readonly designs: DesignService;
  readonly access: ProjectAccessService;
  readonly photoRegistry: PhotoRegistry;
  readonly live: LiveService;
}

const MISSING = { kind: "missing" } as const;

/**
 * Changes suggestions by one conditional statement each: repeated and concurrent requests are safe.
 */
export class SuggestionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Lists all suggestions but drafts for the owner, and a collaborator's own ones. */
  async list(
    viewer: Viewer,
    project: { readonly id: string; readonly policy: ViewerPolicy },
  ): Promise<SuggestionRow[]> {
    if (can(project.policy, "edit")) return listSuggestionsShownToOwner(this.#deps.db, project.id);
    if (!can(project.policy, "suggest") || viewer.kind === "anonymous") return [];
    const key = { projectId: project.id, suggesterId: viewer.identity };
    return listOfSuggester(this.#deps.db, key);
  }

  async find(viewer: Viewer, target: SuggestionsRequest): Promise<SuggestionRow | undefined> {
    const access = await this.#deps.access.resolve(viewer, target.projectId);
    if (access === undefined) return undefined;
    const key = createKey(target);
    const { db } = this.#deps;
    if (can(access.policy, "edit")) return (await findSuggestionsShownToOwner(db, key))[0];
    if (!can(access.policy, "suggest") || viewer.kind === "anonymous") return undefined;
    return (await this.#findOwn(viewer, target))[0];
  }

  /**
   * Whether a suggestion of any suggester is submitted, for viewers who may suggest; reveals
   * nothing else.
   */
  async isSubmitted(viewer: Viewer, target: SuggestionsRequest): Promise<boolean> {
    const access = await this.#deps.access.resolve(viewer, target.projectId);
    if (access === undefined || !can(access.policy, "suggest")) return false;
    return (await findSuggestionsShownToOwner(this.#deps.db, createKey(target))).length > 0;
  }

  /** Creates all drafts or none; idempotent by request id. */
  async create(
    viewer: IdentifiedViewer,
    projectId: string,
    requests: readonly NewSuggestionRequest[],
  ): Promise<SuggestionsResult> {
    if (requests.length > MAX_SUGGESTIONS_AT_ONCE) return TOO_MANY_AT_ONCE;
    const permitted = await this.#deps.access.findPermitted(viewer, projectId, "suggest");
    const design = permitted && (await this.#deps.designs.find(permitted.designId));
    if (permitted === undefined || design === undefined) return MISSING;
    const checked = await this.#checkNew(viewer, design, requests);
    if ("problem" in checked) return { kind: "invalid", problem: checked.problem };
    const { ownerId } = permitted;
    const creator = { projectId, ownerId, suggesterId: viewer.identity };
    const requestIds = requests.map(({ requestId }) => requestId);
    return this.#deps.db.transaction().execute(async (transaction) => {
      const counts = await lockAndCountSuggestions(transaction, creator);
      const known = await findOfRequests(transaction, creator, requestIds);
      if (exceedsLimits(counts, requests.length - known.length)) return { kind: "too-many" };
      await insertDrafts(transaction, creator, checked.suggestions);
      const photoIds = checked.suggestions.flatMap(({ input }) => input.images.map(({ id }) => id));
      await this.#deps.photoRegistry.register(transaction, photoIds);
      const suggestions = await findOfRequests(transaction, creator, requestIds);
      return { kind: "done", suggestions };
    });
  }

  /** Updates a draft. The last update wins. */
  async update(
    viewer: IdentifiedViewer,
    target: SuggestionsRequest & { readonly openingId: string },
    candidate: unknown,
  ): Promise<SuggestionsResult> {
    const permitted = await this.#deps.access.findPermitted(viewer, target.projectId, "suggest");
    const design = permitted && (await this.#deps.designs.find(permitted.designId));
    if (permitted === undefined || design === undefined) return MISSING;
    const identities = await this.#listIdentities(viewer);
    const checked = parseSuggestedInput(candidate, target.openingId, { design, identities });
    if ("problem" in checked) return { kind: "invalid", problem: checked.problem };
    const key = createOwnKey(viewer, target);
    const suggestions = await this.#deps.db.transaction().execute(async (transaction) => {
      const updated = await updateDraft(transaction, key, checked.input);
      const photoIds = checked.input.images.map(({ id }) => id);
      if (updated.length > 0) await this.#deps.photoRegistry.register(transaction, photoIds);
      return updated;
    });
    if (suggestions.length > 0) return { kind: "done", suggestions };
    const current = await this.#findOwn(viewer, target);
    return current.length > 0 ? { kind: "already-submitted" } : MISSING;
  }

  /** Submits drafts. Submitting again changes nothing. */
  async submit(
    viewer: IdentifiedViewer,
    target: SuggestionsRequest,
    candidate: SuggestionSubmitDetails,
  ): Promise<SuggestionsResult> {
    if (target.ids.length > MAX_SUGGESTIONS_AT_ONCE) return TOO_MANY_AT_ONCE;
    if ((await this.#deps.access.findPermitted(viewer, target.projectId, "suggest")) === undefined)
      return MISSING;
    const signature = parseSuggestionSubmitDetails(candidate);
    if ("problem" in signature) return { kind: "invalid", problem: signature.problem };
    const changed = await submitDrafts(this.#deps.db, createOwnKey(viewer, target), signature);
    if (changed.length > 0) await this.#publish(target.projectId);
    const suggestions = await this.#findOwn(viewer, target);
    if (suggestions.length === 0) return MISSING;
    if (suggestions.some(({ status }) => status === "DRAFT")) {
      return { kind: "invalid", problem: formatMessage(suggestionMessages.addPhotoFirst) };
    }
    return { kind: "done", suggestions };
  }

  /** Hides submitted suggestions or shows them again, for the owner of the project. */
  async hide(
    viewer: Viewer,
    target: SuggestionsRequest,
    { hide }: { readonly hide: boolean },
  ): Promise<SuggestionsResult> {
    if (target.ids.length > MAX_SUGGESTIONS_AT_ONCE) return TOO_MANY_AT_ONCE;
    if ((await this.#deps.access.findPermitted(viewer, target.projectId, "edit")) === undefined)
      return MISSING;
    const { db } = this.#deps;
    const key = createKey(target);
    const transition = SUGGESTION_TRANSITIONS[hide ? "hide" : "show"];
    const changed = await changeVisibility(db, key, transition);
    if (changed.length > 0) await this.#publish(target.projectId);
    const suggestions = await findSuggestionsShownToOwner(db, key);
    return suggestions.length > 0 ? { kind: "done", suggestions } : MISSING;
  }

  /**
   * Removes suggestions; false when one belongs to another suggester. Deleting again is a success.
   */
  async remove(viewer: IdentifiedViewer, target: SuggestionsRequest): Promise<boolean> {
    if ((await this.#deps.access.findPermitted(viewer, target.projectId, "suggest")) === undefined)
      return false;
    const count = await deleteSuggestionsOfSuggester(this.#deps.db, createOwnKey(viewer, target));
    if (count > 0) await this.#publish(target.projectId);
    return (await findSuggestions(this.#deps.db, createKey(target))).length === 0;
  }

  async #checkNew(
    viewer: IdentifiedViewer,
    design: Design,
    requests: readonly NewSuggestionRequest[],
  ): Promise<{ readonly suggestions: NewSuggestion[] } | { readonly problem: string }> {
    const identities = await this.#listIdentities(viewer);
    const suggestions: NewSuggestion[] = [];
    for (const { openingId, input, requestId } of requests) {
      if (!isUuid(requestId)) return { problem: "The request id isn't a UUID." };
      const checked = parseSuggestedInput(input, openingId, { design, identities });
      if ("problem" in checked) return checked;
      if (checked.input.images.length === 0) return { problem: "A suggestion needs a photo." };
      suggestions.push({ openingId, requestId, input: checked.input });
    }
    return { suggestions };
  }

  /** Lists the identities whose uploads the suggester may use. */
  async #listIdentities(viewer: IdentifiedViewer): Promise<string[]> {
    const guests =
      viewer.kind === "account" ? await listClaimedGuestIds(this.#deps.db, viewer.accountId) : [];
    return [viewer.identity, ...guests];
  }

  async #findOwn(viewer: IdentifiedViewer, target: SuggestionsRequest): Promise<SuggestionRow[]> {
    const found = await findSuggestions(this.#deps.db, createKey(target));
    return found.filter(({ suggesterId }) => suggesterId === viewer.identity);
  }

  #publish(projectId: string): Promise<void> {
    return this.#deps.live.publishProjectEvent(projectId, "suggestions");
  }
}

const TOO_MANY_AT_ONCE: SuggestionsResult = {
  kind: "invalid",
  problem: `You can change up to ${MAX_SUGGESTIONS_AT_ONCE} suggestions at once.`,
};

function exceedsLimits({ drafts, own, all }: SuggestionCounts, newCount: number): boolean {
  return (
    drafts + newCount > MAX_DRAFTS ||
    own + newCount > MAX_OWN_SUGGESTIONS ||
    all + newCount > MAX_SUGGESTIONS
  );
}

/** Creates a key without malformed ids, which are ids that don't exist. */
function createKey({ projectId, ids, openingId }: SuggestionsRequest) {
  return { projectId, ids: ids.filter(isUuid), openingId };
}

function createOwnKey(viewer: IdentifiedViewer, target: SuggestionsRequest) {
  return { ...createKey(target), suggesterId: viewer.identity };
}
