import interExtUrl from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { Painter } from "./painter.ts";
import type { PaintedDesign, PainterRequest } from "./painter-messages.ts";

/** Missing from the DOM types: only workers have it as a global. */
declare const fonts: FontFaceSet | undefined;

const painter = new Painter((message, transfer = []) => self.postMessage(message, { transfer }));
const latin = loadFont(interUrl, "U+0000-00FF, U+02BB-02BC, U+2000-206F");

self.addEventListener("message", ({ data }: MessageEvent<PainterRequest>) => {
  painter.receive(data);
  if (data.type === "map") void loadFontsFor(data.design).then(() => painter.showLabels());
});

/** Loads the second file for labels with letters such as the ō of Kōchi, which the first lacks. */
async function loadFontsFor({ features }: PaintedDesign): Promise<void> {
  const isExtended = features.some(({ name }) => /[\u0100-\u024f\u1e00-\u1eff]/u.test(name));
  await latin;
  if (isExtended) await loadFont(interExtUrl, "U+0100-024F, U+1E00-1EFF");
}

/** Resolves after a failure too: labels are then drawn in a font of the system. */
async function loadFont(url: string, unicodeRange: string): Promise<void> {
  const face = new FontFace("Inter Variable", `url(${url})`, { weight: "100 900", unicodeRange });
  if (typeof fonts !== "undefined") fonts.add(face);
  await face.load().catch(() => undefined);
}
