import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { Painter } from "./painter.ts";
import type { ToPainter } from "./painter-messages.ts";

/** Missing from the DOM types: only workers have it as a global. */
declare const fonts: FontFaceSet | undefined;

const painter = new Painter((message, transfer = []) => self.postMessage(message, { transfer }));

self.addEventListener("message", ({ data }: MessageEvent<ToPainter>) => painter.receive(data));

const inter = new FontFace("Inter Variable", `url(${interUrl})`, { weight: "100 900" });
if (typeof fonts !== "undefined") fonts.add(inter);
void inter.load().then(
  () => painter.redraw(),
  () => undefined,
);
