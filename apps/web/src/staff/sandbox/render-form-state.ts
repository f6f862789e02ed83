import type { SandboxRenderType } from "../../platform/api/generated/graphql.ts";
import type { FieldDefinition, FieldOption, FormDefinition } from "./form-definitions.ts";

/** Values by field name; only a list of openings has several. */
export type RenderFormValues = Readonly<Record<string, readonly string[]>>;

export interface RenderFormState {
  readonly type: SandboxRenderType;
  readonly format: string;
  /** What was chosen or typed; the rest is preselected. */
  readonly chosen: RenderFormValues;
  /** The typed id of another file; undefined while the file is selected from the list. */
  readonly otherFile?: string | undefined;
}

export interface RegionChoice extends FieldOption {
  readonly hasInputs: boolean;
}

/** The options of the fields; undefined ones are not loaded yet. */
export interface RenderFormChoices {
  readonly designs: readonly FieldOption[];
  readonly files: readonly FieldOption[];
  /** The chosen design's graphics. */
  readonly graphics?: readonly FieldOption[] | undefined;
  /** The chosen file's openings. */
  readonly regions?: readonly RegionChoice[] | undefined;
  readonly suggestions?: readonly FieldOption[] | undefined;
}

const FILE_ID_LENGTH = 6;

/** Field types whose options depend on the design or the file. */
const DEPENDENTS: Readonly<Record<string, readonly FieldDefinition["type"][]>> = {
  design: ["design-graphic"],
  file: ["file-opening", "opening_suggestion"],
};

/** The typed id without spaces around it; empty unless it has exactly six characters. */
export function readFileId(text: string): string {
  const id = text.trim();
  return id.length === FILE_ID_LENGTH ? id : "";
}

/** Switches to a render type; keeps the chosen design and file. */
export function chooseType(state: RenderFormState, type: SandboxRenderType): RenderFormState {
  const kept = Object.entries(state.chosen).filter(
    ([name]) => name === "design" || name === "file",
  );
  return { type, format: "png", chosen: Object.fromEntries(kept), otherFile: state.otherFile };
}

/** Sets a field; a new design or file clears what was chosen from the earlier one. */
export function changeField(
  form: FormDefinition,
  state: RenderFormState,
  name: string,
  value: readonly string[],
): RenderFormState {
  const changed = form.fields.find((field) => field.name === name);
  const cleared = DEPENDENTS[changed?.type ?? ""] ?? [];
  const dependents = new Set(
    form.fields.filter(({ type }) => cleared.includes(type)).map((field) => field.name),
  );
  const chosen = Object.entries(state.chosen).filter(([key]) => !dependents.has(key));
  return { ...state, chosen: { ...Object.fromEntries(chosen), [name]: value } };
}

/** Sets the typed id of a file that is not in the list. */
export function enterOtherFile(
  form: FormDefinition,
  state: RenderFormState,
  text: string,
): RenderFormState {
  return { ...changeField(form, state, "file", []), otherFile: text };
}

/** Returns to the list, where the first file is preselected again. */
export function leaveOtherFile(form: FormDefinition, state: RenderFormState): RenderFormState {
  const { file: _file, ...chosen } = changeField(form, state, "file", []).chosen;
  return { ...state, chosen, otherFile: undefined };
}

/** The chosen values, with preselected ones for the rest. */
export function resolveValues(
  form: FormDefinition,
  state: RenderFormState,
  choices: RenderFormChoices,
): RenderFormValues {
  return Object.fromEntries(
    form.fields
      .filter(({ type }) => type !== "rectangular-print-layout")
      .map((field) => [field.name, resolveField(field, state, choices)]),
  );
}

function resolveField(
  field: FieldDefinition,
  { chosen, otherFile }: RenderFormState,
  choices: RenderFormChoices,
): readonly string[] {
  const value = chosen[field.name];
  switch (field.type) {
    case "number":
    case "string":
      return value ?? (field.initial === undefined ? [] : [field.initial]);
    case "select":
      return value ?? first(field.options);
    case "design":
      return value ?? [];
    case "design-graphic":
      return resolveGraphic(value, choices.graphics);
    case "file":
      return otherFile === undefined
        ? (value ?? first(choices.files))
        : toList(readFileId(otherFile));
    case "file-opening":
      return resolveRegions(value, choices.regions);
    case "opening_suggestion":
      return keepKnown(value, choices.suggestions) ?? first(choices.suggestions);
    case "rectangular-print-layout":
      return [];
  }
}

/** The chosen graphic; by default the first one if there are several. */
function resolveGraphic(
  value: readonly string[] | undefined,
  graphics: readonly FieldOption[] | undefined,
): readonly string[] {
  if (value?.length === 0) return value;
  const known = keepKnown(value, graphics);
  if (known !== undefined) return known;
  return graphics !== undefined && graphics.length > 1 ? first(graphics) : [];
}

/** The chosen openings that exist; by default the first one with photos. */
function resolveRegions(
  value: readonly string[] | undefined,
  regions: readonly RegionChoice[] | undefined,
): readonly string[] {
  if (value?.length === 0) return value;
  return keepKnown(value, regions) ?? first(regions?.filter(({ hasInputs }) => hasInputs));
}

/** Keeps values among the options, all until those load; undefined when none is left. */
function keepKnown(
  value: readonly string[] | undefined,
  options: readonly FieldOption[] | undefined,
): readonly string[] | undefined {
  if (value === undefined || value.length === 0 || options === undefined) return value;
  const known = value.filter((id) => options.some((option) => option.value === id));
  return known.length === 0 ? undefined : known;
}

function toList(value: string): readonly string[] {
  return value === "" ? [] : [value];
}

function first(options: readonly FieldOption[] | undefined): readonly string[] {
  return options?.[0] === undefined ? [] : [options[0].value];
}

/** The names of required fields without a value. */
export function listMissingFields(
  form: FormDefinition,
  values: RenderFormValues,
): readonly string[] {
  return form.fields
    .filter(({ isRequired }) => isRequired === true)
    .filter(({ name }) => (values[name] ?? []).every((value) => value.trim() === ""))
    .map(({ name }) => name);
}
