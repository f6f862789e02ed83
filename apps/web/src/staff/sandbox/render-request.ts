import { OUTPUT_TYPES } from "@photomap/design";
import type { RenderInSandboxMutationVariables } from "../../platform/api/generated/graphql.ts";
import { type FormDefinition, listFormats } from "./form-definitions.ts";
import type { RenderFormValues } from "./render-form-state.ts";

type Props = RenderInSandboxMutationVariables["props"];

/** The mutation's variables for the values of a form. */
export function createRenderVariables(
  form: FormDefinition,
  format: string,
  values: RenderFormValues,
): RenderInSandboxMutationVariables {
  const formats = listFormats(form.type);
  return {
    format: formats.find((candidate) => candidate === format) ?? "png",
    props: { type: form.type, ...readProps(form, values) },
  };
}

function readProps({ type, fields }: FormDefinition, values: RenderFormValues): Partial<Props> {
  const get = (name: string) => values[name]?.[0] || undefined;
  const props = fields.map(({ name, type: fieldType }): [string, unknown] => {
    if (fieldType === "number") return [name, readNumber(get(name))];
    if (fieldType === "file-opening") return [name, values[name] ?? []];
    if (name === "backgroundSelection") return ["background", get(name)];
    if (name === "outputType") return [name, OUTPUT_TYPES.find((known) => known === get(name))];
    return [name, get(name)];
  });
  const { printLayout: _planned, hanger: _hanger, ...sent } = Object.fromEntries(props);
  return type === "pm_product" ? { ...sent, ...readHanging(get) } : sent;
}

/** The frame, hanger bars and grommets; a chosen frame replaces the hanger's. */
function readHanging(get: (name: string) => string | undefined): Partial<Props> {
  const hanger = get("hanger") ?? "none";
  const frame = get("frame") ?? "none";
  return {
    frame: frame === "none" ? (/^frame-(\w+)$/.exec(hanger)?.[1] ?? null) : frame,
    hangerBars: hanger === "hanger-bars-pine",
    grommets: hanger === "grommets-corners" || get("grommets") === "corners",
  };
}

function readNumber(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? undefined : value;
}
