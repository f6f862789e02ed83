import type { BrandId } from "@photomap/design";
import { formatMessage, sandboxMessages } from "@photomap/messages";
import { execute } from "../../platform/api/execute.ts";
import { RenderInSandboxDocument } from "../../platform/api/generated/graphql.ts";
import { findForm } from "./form-definitions.ts";
import { hasRenderRequest, readPermalink } from "./permalink.ts";
import { listMissingFields, resolveValues } from "./render-form-state.ts";
import { createRenderVariables } from "./render-request.ts";
import { useLoaded } from "./use-loaded.ts";

export interface RenderedPicture {
  readonly url: string;
  readonly bytes: number;
  readonly drawnMs: number | undefined;
  readonly format: string;
}

export type RenderState =
  | { readonly kind: "empty" }
  | { readonly kind: "drawing" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "drawn"; readonly picture: RenderedPicture };

type Answer = Extract<RenderState, { kind: "refused" | "drawn" }>;

/** The result of the address; a new `attempt` draws the same address again. */
export function useRender(
  search: string,
  { brand, attempt }: { readonly brand: BrandId; readonly attempt: number },
): RenderState {
  const isWanted = hasRenderRequest(new URLSearchParams(search));
  const key = isWanted ? JSON.stringify({ search, brand, attempt }) : undefined;
  const loaded = useLoaded(key, draw);
  if (!isWanted) return { kind: "empty" };
  if (loaded.kind === "loading") return { kind: "drawing" };
  if (loaded.kind === "loaded") return loaded.value;
  return { kind: "refused", message: formatMessage(sandboxMessages.failed) };
}

async function draw(key: string): Promise<Answer> {
  const { search, brand }: { search: string; brand: BrandId } = JSON.parse(key);
  const state = readPermalink(new URLSearchParams(search), brand, []);
  const form = findForm(brand, state.type);
  const values = resolveValues(form, state, { designs: [], files: [] });
  const [missing] = listMissingFields(form, values);
  if (missing !== undefined) {
    const label = form.fields.find(({ name }) => name === missing)?.label ?? missing;
    return { kind: "refused", message: `${label} is missing.` };
  }
  const request = createRenderVariables(form, state.format, values);
  const { renderInSandbox: answer } = await execute(RenderInSandboxDocument, request);
  if (answer.__typename !== "SandboxPicture") return { kind: "refused", message: answer.message };
  const { url, bytes, drawnMs } = answer;
  const { format } = request;
  return { kind: "drawn", picture: { url, bytes, drawnMs: drawnMs ?? undefined, format } };
}
