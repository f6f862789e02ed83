import { execute } from "../../platform/api/execute.ts";
import { RenderDocument } from "../../platform/api/generated/graphql.ts";
import { ensureServerProjectId } from "../../project/store/loading/ensure-server-project-id.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { saveAndWait } from "../../project/store/save-and-wait.ts";
import type { BackdropId } from "./backdrop-options.ts";

export interface ProgressImage {
  readonly file: File;
  /** The URL at which its owner can open the picture in a tab. */
  readonly url: string;
  /** An object URL of the file; the caller revokes it. */
  readonly previewUrl: string;
}

/** The most requests for one picture: the server answers within 20 s and continues to draw. */
const MAX_ATTEMPTS = 4;

/** Saves the project, renders and fetches the picture; throws what prevents it. */
export async function requestProgressImage(
  project: OpenProject,
  background: BackdropId,
  signal: AbortSignal,
): Promise<ProgressImage> {
  const { store } = project;
  if ((await saveAndWait(store, signal)) !== "saved") throw new Error("The map is not saved");
  const name = createFileName(store.getState().content.name);
  const address = await render(await ensureServerProjectId(project), background, name);
  const url = `${address}?inline`;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The progress image answered ${response.status}`);
  const blob = await response.blob();
  signal.throwIfAborted();
  const file = new File([blob], name, { type: "image/jpeg" });
  return { file, url, previewUrl: URL.createObjectURL(file) };
}

async function render(
  projectId: string,
  background: BackdropId,
  downloadFilename: string,
): Promise<string> {
  const request = {
    output: { format: "jpeg", downloadFilename },
    props: { type: "region_completion", file: projectId, background },
  } as const;
  for (let attempt = 1; ; attempt += 1) {
    const { render: result } = await execute(RenderDocument, { request });
    if (result.__typename === "RenderSuccess") return result.url;
    const isUnderWay = result.__typename === "RenderUnderWay";
    if (!isUnderWay || attempt === MAX_ATTEMPTS) throw new Error(result.message);
  }
}

function createFileName(projectName: string): string {
  const words = projectName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["map"];
  return `${words.join("-")}.jpeg`;
}
