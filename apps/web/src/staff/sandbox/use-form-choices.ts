import type { FormDefinition } from "./form-definitions.ts";
import { loadFileFormChoices, loadGraphics, loadSuggestions } from "./load-choices.ts";
import {
  type RenderFormChoices,
  type RenderFormState,
  type RenderFormValues,
  resolveValues,
} from "./render-form-state.ts";
import { useLoaded } from "./use-loaded.ts";

export interface FormChoices {
  readonly choices: RenderFormChoices;
  readonly values: RenderFormValues;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The chosen file's title; undefined until it is loaded. */
  readonly fileTitle: string | undefined;
  readonly isFileMissing: boolean;
}

/** Loads the fields' options whenever the design or the file changes. */
export function useFormChoices(
  form: FormDefinition,
  state: RenderFormState,
  lists: Pick<RenderFormChoices, "designs" | "files">,
): FormChoices {
  const has = (type: string) => form.fields.some((field) => field.type === type);
  const { design, file } = resolveValues(form, state, lists);
  const designId = has("design-graphic") ? design?.[0] : undefined;
  const graphics = useLoaded(designId, loadGraphics);
  const parts = useLoaded(file?.[0], loadFileFormChoices);
  const suggestions = useLoaded(has("opening_suggestion") ? file?.[0] : undefined, loadSuggestions);
  const choices = {
    ...lists,
    graphics: graphics.kind === "loaded" ? graphics.value : undefined,
    regions: parts.kind === "loaded" ? parts.value?.regions : undefined,
    suggestions: suggestions.kind === "loaded" ? suggestions.value : undefined,
  };
  const loads = [
    ...(designId === undefined ? [] : [graphics]),
    ...(file?.[0] === undefined ? [] : [parts]),
    ...(has("opening_suggestion") && file?.[0] !== undefined ? [suggestions] : []),
  ];
  return {
    choices,
    values: resolveValues(form, state, choices),
    isLoading: loads.some(({ kind }) => kind === "loading"),
    hasFailed: loads.some(({ kind }) => kind === "failed"),
    fileTitle: parts.kind === "loaded" ? parts.value?.title : undefined,
    isFileMissing: parts.kind === "loaded" && parts.value === undefined,
  };
}
