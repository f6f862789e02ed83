let spare: Worker | undefined;

function startPainter(): Worker {
  return new Worker(new URL("./painting/painter.worker.ts", import.meta.url), { type: "module" });
}

/** A worker takes a moment to start: one does so while the page is still being read. */
if (typeof Worker !== "undefined") spare = startPainter();

export function takePainter(): Worker {
  const painter = spare ?? startPainter();
  spare = undefined;
  return painter;
}
