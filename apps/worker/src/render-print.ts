import { renderSheet } from "@photomap/render";
import { sheetScene } from "@photomap/scene";
import type { Backend, PrintWork } from "@photomap/server";

type Needs = Pick<Backend, "prints" | "storage">;

/** Draws one sheet at print resolution and stores it; a job that runs twice ends in the same file. */
export async function renderPrint({ prints, storage }: Needs, renderId: string): Promise<void> {
  const work = await prints.start(renderId);
  if (work === undefined) return;
  await prints.finish(renderId, await drawSheet(storage, work));
}

async function drawSheet(
  storage: Backend["storage"],
  { render, project, design }: PrintWork,
): Promise<Buffer> {
  const { layout, options, dpi } = render.request;
  const sheet = { width: layout.width, height: layout.height, items: layout.printOpenings };
  return renderSheet({
    displayList: sheetScene(sheet, design, project.inputs, options, project.output_scale),
    widthPt: layout.width,
    heightPt: layout.height,
    dpi,
    openPhoto: (id) => readOriginal(storage, id),
  });
}

async function readOriginal(storage: Backend["storage"], id: string): Promise<Buffer> {
  const original = await storage.read(storage.ingestBucket, id);
  if (original === undefined) throw new Error(`Photo ${id} is not in the object store`);
  return original;
}
