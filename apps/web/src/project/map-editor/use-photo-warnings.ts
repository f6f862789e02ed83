import { type Design, type Opening, openingsOf } from "@photomap/design";
import type { Inputs, OpeningInput } from "@photomap/project";
import { useEffect, useState } from "react";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";
import { loadOutlineClipping } from "./add-photos.ts";

type OutlineClipping = Awaited<ReturnType<typeof loadOutlineClipping>>;

/** Problems of the photos by opening id, in words. */
type PhotoMarks = ReadonlyMap<string, string>;

interface Marked {
  readonly outputScale: number;
  readonly text: string | undefined;
}

/** An edit replaces the input of its opening, so the others are not inspected again. */
const inspected = new WeakMap<OpeningInput, Marked>();

/** A longer task would delay a gesture or an animation. */
const TASK_MS = 8;
/** Photos are inspected after this time even if the page is never idle. */
const MAX_DELAY_MS = 1000;

/** Bare corners and blurry photos, found in idle time. */
export function usePhotoWarnings(design: Design, inputs: Inputs, outputScale: number): PhotoMarks {
  const [marks, setMarks] = useState<PhotoMarks>(new Map());
  useEffect(() => {
    const openings = openingsOf(design).filter(({ id }) => (inputs[id]?.images.length ?? 0) > 0);
    let isCanceled = false;
    let cancel = () => {};
    const inspectNext = (from: number, clipping: OutlineClipping) => {
      const endMs = performance.now() + TASK_MS;
      let at = from;
      while (at < openings.length && performance.now() < endMs) {
        const opening = openings[at++];
        const input = opening && inputs[opening.id];
        if (opening && input) inspect(opening, input, outputScale, clipping);
      }
      if (at < openings.length) cancel = runWhenIdle(() => inspectNext(at, clipping), MAX_DELAY_MS);
      else setMarks((before) => collectMarks(openings, inputs, before));
    };
    const start = async () => {
      // If it cannot be loaded, the next edit tries again.
      const clipping = openings.length > 0 && (await loadOutlineClipping().catch(() => undefined));
      if (isCanceled) return;
      if (clipping) inspectNext(0, clipping);
      else setMarks((before) => collectMarks(openings, inputs, before));
    };
    cancel = runWhenIdle(() => void start(), MAX_DELAY_MS);
    return () => {
      isCanceled = true;
      cancel();
    };
  }, [design, inputs, outputScale]);
  return marks;
}

function inspect(
  opening: Opening,
  input: OpeningInput,
  outputScale: number,
  clipping: OutlineClipping,
): void {
  if (inspected.get(input)?.outputScale === outputScale) return;
  const text = describeProblems(opening, input, outputScale, clipping);
  inspected.set(input, { outputScale, text });
}

function describeProblems(
  opening: Opening,
  input: OpeningInput,
  outputScale: number,
  { findBarePart, findBlurriest }: OutlineClipping,
): string | undefined {
  const bare = findBarePart(opening, input);
  const tier = findBlurriest(opening, input, outputScale);
  const words = [
    bare && (bare.kind === "edge" ? "bare edge" : "bare corner"),
    tier && `${tier.name.toLowerCase()} photo`,
  ].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(", ");
}

/** Returns the same map if nothing changed, so that the map view is not rendered again. */
function collectMarks(
  openings: readonly Opening[],
  inputs: Inputs,
  before: PhotoMarks,
): PhotoMarks {
  const marks = new Map<string, string>();
  for (const { id } of openings) {
    const input = inputs[id];
    const text = input && inspected.get(input)?.text;
    if (text !== undefined) marks.set(id, text);
  }
  const isSame =
    marks.size === before.size && [...marks].every(([id, text]) => before.get(id) === text);
  return isSame ? before : marks;
}
