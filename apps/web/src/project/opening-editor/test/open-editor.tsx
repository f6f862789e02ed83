import type { Opening } from "@photomap/design";
import {
  applyEntry,
  defaultPlacement,
  type Edit,
  type OpeningImage,
  type PhotoPlacement,
  startJournal,
} from "@photomap/project";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useReducer } from "react";
import { expect, vi } from "vitest";
import { OpeningEditor } from "../OpeningEditor.tsx";
import type { OpeningEditorProps } from "../opening-editor-props.ts";

/** The opening, which a viewport of 1000 by 700 pixels shows at 2 pixels a point, from 140, 108. */
const box = { x: 100, y: 200, width: 360, height: 208 };
const path = "M100 200l360 0 0 208-360 0z";

export const opening: Opening = {
  type: "OPENING",
  id: "CO",
  name: "Colorado",
  depth: 1,
  outlined: true,
  enabled: true,
  optional: false,
  layers: { cut: { path, box }, inner: { path, box } },
};

/** Pixels of a point of the design while the whole opening is shown. */
export const pixelsAt = (x: number, y: number) => ({
  clientX: 140 + 2 * (x - box.x),
  clientY: 108 + 2 * (y - box.y),
});

export function createImage(id: string, width = 2400, height = 1600): OpeningImage {
  return {
    id,
    ...defaultPlacement({ width, height }, box),
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: width,
    imageHeight: height,
    createdTime: "2026-01-01T00:00:00.000Z",
  };
}

/** What jsdom lacks: layout, pointer capture and media queries (reduced motion, no transitions). */
export function stubLayout(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => {}, scrollIntoView: () => {} });
  Object.assign(document, { elementsFromPoint: () => [] });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
}

interface OpenOptions extends Partial<OpeningEditorProps> {
  /** Ordered from the bottom layer to the top. */
  readonly images?: readonly OpeningImage[];
}

/** Renders the editor on a project in memory and records its edits. */
export function openEditor({ images, ...options }: OpenOptions = {}) {
  const user = userEvent.setup({ delay: null });
  const edits: Edit[] = [];
  const initialImages = images ?? [createImage("one"), createImage("two", 1600, 2400)];

  function Example(props: Partial<OpeningEditorProps>) {
    const [journal, dispatch] = useReducer(applyEntry, initialImages, createJournal);
    return (
      <>
        <OpeningEditor
          design={{ regionType: "park" }}
          opening={opening}
          input={journal.content.inputs[opening.id]}
          outputScale={1}
          uploads={{}}
          photoUrl={(id, edgePx) => `/photos/${id}/${edgePx}`}
          onEdit={(edit) => {
            edits.push(edit);
            dispatch({ kind: "edit", edit, at: "2026-01-02T00:00:00.000Z" });
          }}
          onAddFiles={() => {}}
          onChooseFiles={() => {}}
          onRetryUpload={() => {}}
          onDone={() => {}}
          {...props}
        />
      </>
    );
  }
  const { rerender, unmount } = render(<Example {...options} />);

  const canvas = screen.getByRole("application");
  const strip = within(screen.getByRole("list", { name: "Photos" }));
  const thumb = (place: number) =>
    strip.getByRole("button", { name: new RegExp(`^Photo ${place}`) });
  return {
    user,
    edits,
    canvas,
    thumb,
    unmount,
    rerender: (props: Partial<OpeningEditorProps>) => rerender(<Example {...options} {...props} />),
    thumbs: () => strip.queryAllByRole("button", { name: /^Photo/ }),
    tool: (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }),
    /** The photo whose selection frame is shown. */
    framedId: () => document.querySelector("[data-frame]")?.getAttribute("data-photo"),
    /** Makes the photo of this thumbnail active and focuses the canvas. */
    activate: async (place: number): Promise<void> => {
      await user.click(thumb(place));
      canvas.focus();
    },
    /** The placement of the one edit that an action makes. */
    place: async (act: () => Promise<void> | void): Promise<PhotoPlacement> => {
      const before = edits.length;
      await act();
      expect(edits).toHaveLength(before + 1);
      const edit = edits.at(-1);
      if (edit?.type !== "PLACE_IMAGE") throw new Error(`Expected a placement, not ${edit?.type}`);
      return edit.placement;
    },
  };
}

function createJournal(images: readonly OpeningImage[]) {
  const input = { type: "OPENING", images, modifiedAt: "2026-01-01T00:00:00.000Z" } as const;
  return startJournal({
    name: "Example",
    outputType: "MATBOARD_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    backgroundId: null,
    inputs: { [opening.id]: input },
  });
}
