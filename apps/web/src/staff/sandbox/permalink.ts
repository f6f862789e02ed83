import type { BrandId } from "@photomap/design";
import { type FieldOption, findForm, listFormats } from "./form-definitions.ts";
import type { RenderFormState, RenderFormValues } from "./render-form-state.ts";

/** The query of a form with its values, which restores the form and the result. */
export function createPermalinkQuery(
  { type, format }: RenderFormState,
  values: RenderFormValues,
): URLSearchParams {
  const parameters = new URLSearchParams({ type, format });
  for (const [name, list] of Object.entries(values)) {
    // An empty one too: without it, the first option would be preselected.
    for (const value of list.length === 0 ? [""] : list) parameters.append(name, value);
  }
  return parameters;
}

/** @param files The listed files; any other file becomes the typed `otherFile`. */
export function readPermalink(
  parameters: URLSearchParams,
  brand: BrandId,
  files: readonly FieldOption[],
): RenderFormState {
  const { type, fields } = findForm(brand, parameters.get("type"));
  const chosen = fields.flatMap(({ name }) => {
    const values = parameters.getAll(name);
    const filled = values.filter((value) => value !== "");
    return values.length === 0 ? [] : [[name, filled] as const];
  });
  const formats = listFormats(type);
  const format = formats.find((candidate) => candidate === parameters.get("format")) ?? "png";
  const file = parameters.get("file") ?? "";
  const isOther = file !== "" && !files.some(({ value }) => value === file);
  const state = { type, format, chosen: Object.fromEntries(chosen) };
  return isOther ? { ...state, otherFile: file } : state;
}

/** Whether the address has a result to show. */
export function hasRenderRequest(parameters: URLSearchParams): boolean {
  return parameters.has("type");
}
