import { randomUUID } from "node:crypto";
import { makeImage, makeInput } from "@photomap/testing";
import type { Cell, Operation } from "./operation.ts";
import { mentions } from "./permitted.ts";
import { OPENING } from "./stage.ts";
import { mutation } from "./write-mutation.ts";

/** Returns the actor's draft, or another suggester's for an actor without a session. */
function getDraft({ stage, people, actor }: Cell) {
  const who = people[actor].identity === undefined ? "collaborator" : actor;
  return { id: stage.of[who].draftId, fileId: stage.id, openingId: OPENING };
}

function getDraftOfCollaborator({ stage }: Cell) {
  return { id: stage.of.collaborator.draftId, fileId: stage.id, openingId: OPENING };
}

function createSuggested({ people, actor }: Cell) {
  const { identity } = people[actor];
  return makeInput(identity === undefined ? [] : [makeImage(identity)]);
}

/** The operations on suggestions for a project. */
export const SUGGESTION_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.openingSuggestion": {
    write: ({ stage: { id, submittedId } }) =>
      `{ openingSuggestion(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${submittedId}") { id } }`,
  },
  "Query.openingSuggestion#draft": {
    write: ({ stage: { id, of } }) =>
      `{ openingSuggestion(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${of.collaborator.draftId}") { id } }`,
  },
  "Query.isSuggestionSubmitted": {
    write: ({ stage: { id, submittedId } }) =>
      `{ isSuggestionSubmitted(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${submittedId}") }`,
  },
  "Query.isSuggestionSubmitted#draft": {
    write: ({ stage: { id, of } }) =>
      `{ isSuggestionSubmitted(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${of.collaborator.draftId}") }`,
  },
  "Mutation.createOpeningSuggestion": {
    write: (cell) =>
      mutation("createOpeningSuggestion", {
        fileId: cell.stage.id,
        openingId: OPENING,
        input: createSuggested(cell),
        requestId: randomUUID(),
      }),
    changes: true,
  },
  "Mutation.createOpeningSuggestions": {
    write: (cell) =>
      mutation("createOpeningSuggestions", {
        fileId: cell.stage.id,
        suggestions: [
          { openingId: OPENING, input: createSuggested(cell), requestId: randomUUID() },
        ],
      }),
    changes: true,
  },
  "Mutation.updateOpeningSuggestion": {
    write: (cell) =>
      mutation("updateOpeningSuggestion", { ...getDraft(cell), input: createSuggested(cell) }),
    changes: true,
  },
  "Mutation.updateOpeningSuggestion#of another": {
    write: (cell) =>
      mutation("updateOpeningSuggestion", {
        ...getDraftOfCollaborator(cell),
        input: createSuggested(cell),
      }),
    changes: true,
  },
  "Mutation.updateOpeningSuggestion#submitted": {
    write: (cell) =>
      mutation("updateOpeningSuggestion", {
        ...getDraftOfCollaborator(cell),
        id: cell.stage.submittedId,
        input: createSuggested(cell),
      }),
    isPermitted: (value) => mentions(value, "Success"),
  },
  "Mutation.submitOpeningSuggestion": {
    write: (cell) => mutation("submitOpeningSuggestion", { ...getDraft(cell), name: "Me" }),
    changes: true,
  },
  "Mutation.submitOpeningSuggestion#of another": {
    write: (cell) =>
      mutation("submitOpeningSuggestion", { ...getDraftOfCollaborator(cell), name: "Me" }),
    changes: true,
  },
  "Mutation.submitOpeningSuggestions": {
    write: (cell) => {
      const { id, fileId } = getDraft(cell);
      return mutation("submitOpeningSuggestions", { fileId, ids: [id], name: "Me" });
    },
    changes: true,
  },
  "Mutation.deleteOpeningSuggestion": {
    write: (cell) => mutation("deleteOpeningSuggestion", getDraft(cell)),
    changes: true,
  },
  "Mutation.deleteOpeningSuggestion#of another": {
    write: (cell) => mutation("deleteOpeningSuggestion", getDraftOfCollaborator(cell)),
    changes: true,
  },
  "Mutation.hideOpeningSuggestion": {
    write: ({ stage: { id: fileId, submittedId: id } }) =>
      mutation("hideOpeningSuggestion", { fileId, id, openingId: OPENING, hide: true }),
    changes: true,
  },
  "Mutation.hideOpeningSuggestions": {
    write: ({ stage: { id: fileId, submittedId: id } }) =>
      mutation("hideOpeningSuggestions", { fileId, ids: [id], hide: true }),
    changes: true,
  },
  "Mutation.adoptSuggestedPhotos": {
    write: ({ stage: { id: fileId, submittedId: id } }) =>
      mutation("adoptSuggestedPhotos", { fileId, suggestionIds: [id] }),
    changes: true,
  },
};
