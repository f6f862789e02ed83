import { formatMessage, suggestionMessages } from "@photomap/messages";
import type { SuggestionRow, SuggestionsResult } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import { deriveRequestId } from "../derive-request-id.ts";
import {
  defineRefusalType,
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notSignedIn,
  suggestionNotFound,
} from "../refusal.ts";
import { SuggestionType } from "./suggestion.ts";

const AlreadySubmitted = defineRefusalType(
  "AlreadySubmitted",
  "The suggestion was submitted and can't be changed anymore.",
);

const SuggestionSuccess = builder
  .objectRef<{ __typename: "OpeningSuggestionSuccess"; suggestion: SuggestionRow }>(
    "OpeningSuggestionSuccess",
  )
  .implement({
    description: "The suggestion as it is stored now.",
    fields: (t) => ({
      suggestion: t.field({ type: SuggestionType, resolve: ({ suggestion }) => suggestion }),
    }),
  });

const SuggestionsSuccess = builder
  .objectRef<{
    __typename: "OpeningSuggestionsSuccess";
    suggestions: readonly SuggestionRow[];
  }>("OpeningSuggestionsSuccess")
  .implement({
    description:
      "The suggestions as they are stored now, without those that were deleted meanwhile.",
    fields: (t) => ({
      suggestions: t.field({
        type: [SuggestionType],
        resolve: ({ suggestions }) => [...suggestions],
      }),
    }),
  });

const REFUSALS = [NotFound, NotSignedIn, InvalidInput, AlreadySubmitted, TooManyAttempts] as const;

const SuggestionResult = builder.unionType("OpeningSuggestionResult", {
  types: [SuggestionSuccess, ...REFUSALS],
});

const SuggestionsResultType = builder.unionType("OpeningSuggestionsResult", {
  types: [SuggestionsSuccess, ...REFUSALS],
});

const DeleteSuccess = builder
  .objectRef<{ __typename: "DeleteOpeningSuggestionSuccess"; id: string }>(
    "DeleteOpeningSuggestionSuccess",
  )
  .implement({
    description: "The suggestion no longer exists.",
    fields: (t) => ({ id: t.exposeID("id") }),
  });

const DeleteResult = builder.unionType("DeleteOpeningSuggestionResult", {
  types: [DeleteSuccess, NotFound, NotSignedIn],
});

function presentAll(result: SuggestionsResult) {
  switch (result.kind) {
    case "done":
      return {
        __typename: "OpeningSuggestionsSuccess" as const,
        suggestions: result.suggestions,
      };
    case "missing":
      return suggestionNotFound();
    case "already-submitted":
      return {
        __typename: "AlreadySubmitted" as const,
        message: formatMessage(suggestionMessages.alreadySubmitted),
      };
    case "too-many":
      return tooManyAttempts(formatMessage(suggestionMessages.tooMany));
    case "invalid":
      return invalidInput(result.problem);
  }
}

function presentOne(result: SuggestionsResult) {
  const presented = presentAll(result);
  if (presented.__typename !== "OpeningSuggestionsSuccess") return presented;
  const [suggestion] = presented.suggestions;
  return suggestion === undefined
    ? suggestionNotFound()
    : { __typename: "OpeningSuggestionSuccess" as const, suggestion };
}

const NewSuggestionInput = builder.inputType("NewSuggestionInput", {
  fields: (t) => ({
    openingId: t.id({ required: true }),
    input: t.field({
      type: "Json",
      required: true,
      description: "The images, background and modifiedAt, with at least one photo.",
    }),
    requestId: t.id({
      required: true,
      description:
        "A UUID of the client, which becomes the suggestion's id: repeating it creates no second one.",
    }),
  }),
});

builder.mutationField("createOpeningSuggestion", (t) =>
  t.field({
    type: SuggestionResult,
    description: "Stores a draft, which only the viewer sees.",
    args: {
      fileId: t.arg.id({ required: true }),
      openingId: t.arg.id({ required: true }),
      input: t.arg({ type: "Json", required: true }),
      requestId: t.arg.id({
        description: "A UUID: repeating it creates no second draft. Derived when it is omitted.",
      }),
    },
    resolve: async (_root, { fileId: projectId, ...suggestion }, { backend, viewer }) => {
      if (viewer.kind === "anonymous") return notSignedIn();
      const { openingId, input } = suggestion;
      const requestId =
        suggestion.requestId ?? deriveRequestId(viewer.identity, projectId, openingId, input);
      const requests = [{ openingId, input, requestId }];
      return presentOne(await backend.suggestions.create(viewer, projectId, requests));
    },
  }),
);

builder.mutationField("createOpeningSuggestions", (t) =>
  t.field({
    type: SuggestionsResultType,
    description: "Stores up to 200 drafts, all or none.",
    args: {
      fileId: t.arg.id({ required: true }),
      suggestions: t.arg({ type: [NewSuggestionInput], required: true }),
    },
    resolve: async (_root, { fileId: projectId, suggestions }, { backend, viewer }) => {
      if (viewer.kind === "anonymous") return notSignedIn();
      return presentAll(await backend.suggestions.create(viewer, projectId, suggestions));
    },
  }),
);

builder.mutationField("updateOpeningSuggestion", (t) =>
  t.field({
    type: SuggestionResult,
    description: "Replaces the photos of a draft.",
    args: {
      id: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true }),
      openingId: t.arg.id({ required: true }),
      input: t.arg({ type: "Json", required: true }),
    },
    resolve: async (_root, { id, fileId: projectId, openingId, input }, { backend, viewer }) => {
      if (viewer.kind === "anonymous") return notSignedIn();
      const target = { projectId, openingId, ids: [id] };
      return presentOne(await backend.suggestions.update(viewer, target, input));
    },
  }),
);

builder.mutationField("submitOpeningSuggestion", (t) =>
  t.field({
    type: SuggestionResult,
    description: "Shows a draft to the project's owner. Submitting again changes nothing.",
    args: {
      id: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true }),
      openingId: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      note: t.arg.string(),
    },
    resolve: async (
      _root,
      { id, fileId: projectId, openingId, name, note },
      { backend, viewer },
    ) => {
      if (viewer.kind === "anonymous") return notSignedIn();
      const target = { projectId, openingId, ids: [id] };
      const signature = { name, note: note ?? "" };
      return presentOne(await backend.suggestions.submit(viewer, target, signature));
    },
  }),
);

builder.mutationField("submitOpeningSuggestions", (t) =>
  t.field({
    type: SuggestionsResultType,
    description: "Shows up to 200 drafts to the project's owner.",
    args: {
      fileId: t.arg.id({ required: true }),
      ids: t.arg.idList({ required: true }),
      name: t.arg.string({ required: true }),
      note: t.arg.string(),
    },
    resolve: async (_root, { fileId: projectId, ids, name, note }, { backend, viewer }) => {
      if (viewer.kind === "anonymous") return notSignedIn();
      const signature = { name, note: note ?? "" };
      return presentAll(await backend.suggestions.submit(viewer, { projectId, ids }, signature));
    },
  }),
);

builder.mutationField("hideOpeningSuggestion", (t) =>
  t.field({
    type: SuggestionResult,
    description: "Hides a submitted suggestion or shows it again, for the project's owner.",
    args: {
      fileId: t.arg.id({ required: true }),
      openingId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      hide: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { fileId: projectId, openingId, id, hide }, { backend, viewer }) => {
      const target = { projectId, openingId, ids: [id] };
      return presentOne(await backend.suggestions.hide(viewer, target, { hide }));
    },
  }),
);

builder.mutationField("hideOpeningSuggestions", (t) =>
  t.field({
    type: SuggestionsResultType,
    description: "Hides up to 200 submitted suggestions or shows them again.",
    args: {
      fileId: t.arg.id({ required: true }),
      ids: t.arg.idList({ required: true }),
      hide: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { fileId: projectId, ids, hide }, { backend, viewer }) =>
      presentAll(await backend.suggestions.hide(viewer, { projectId, ids }, { hide })),
  }),
);

builder.mutationField("deleteOpeningSuggestion", (t) =>
  t.field({
    type: DeleteResult,
    description: "Deletes a suggestion of the viewer. Deleting again is a success.",
    args: {
      fileId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      openingId: t.arg.id({ required: true }),
    },
    resolve: async (_root, { fileId: projectId, id, openingId }, { backend, viewer }) => {
      if (viewer.kind === "anonymous") return notSignedIn();
      const isGone = await backend.suggestions.remove(viewer, { projectId, openingId, ids: [id] });
      return isGone
        ? { __typename: "DeleteOpeningSuggestionSuccess" as const, id }
        : suggestionNotFound();
    },
  }),
);
