import type { Backend } from "@photomap/server";

/** Nobody waits for the render any more. */
export class RenderCanceledError extends Error {
  override readonly name = "RenderCanceledError";
}

const NOTE_EVERY_MS = 300;

type Renders = Pick<Backend["renders"], "note">;
type Open = (src: string) => Promise<Buffer>;

/** Photos are what takes time: each that is opened is a step, and a moment to see whether to go on. */
export function countPhotos(
  renders: Renders,
  { renderId, total, open }: { renderId: string; total: number; open: Open },
): Open {
  let opened = 0;
  let notedAt = 0;
  return async (src) => {
    const now = Date.now();
    if (now - notedAt >= NOTE_EVERY_MS) {
      notedAt = now;
      const isWanted = await renders.note(renderId, Math.min(0.95, opened / Math.max(1, total)));
      if (!isWanted) throw new RenderCanceledError(`Nobody waits for ${renderId}`);
    }
    opened += 1;
    return open(src);
  };
}
