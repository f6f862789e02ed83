import { type Design, findOpening } from "@photomap/design";
import { formatMessage, mapMessages, stickerSheetMessages } from "@photomap/messages";
import type { SuggestedInput } from "@photomap/project";
import { createDesignDrawing, createProjectDrawing, type DrawingResult } from "./draw-picture.ts";
import { freezeProject } from "./freeze-project.service.ts";
import type { DrawableProject } from "./render.types.ts";
import type { SandboxProps } from "./sandbox-input.ts";

export type StaffDesignProps = Extract<SandboxProps, { design: string }>;
export type StaffProjectProps = Extract<SandboxProps, { file: string }>;
type SuggestionProps = Extract<SandboxProps, { type: "opening_suggestion" }>;

export interface SuggestedOpening {
  readonly openingId: string;
  readonly input: SuggestedInput;
}

export function createStaffDesignDrawing(props: StaffDesignProps, design: Design): DrawingResult {
  switch (props.type) {
    case "debug":
    case "output_type_demonstration": {
      const { design: designId, ...look } = props;
      return { ...look, designId };
    }
    default: {
      const drawing = createDesignDrawing(props, design);
      const problem = formatMessage(mapMessages.unknownGraphic);
      return "problem" in drawing ? { problem } : drawing;
    }
  }
}

/**
 * Draws a project for staff.
 *
 * @param suggestion The suggestion that the props name, if it belongs to the project.
 */
export function createStaffProjectDrawing(
  props: StaffProjectProps,
  { project, design }: { readonly project: DrawableProject; readonly design: Design },
  suggestion: SuggestedOpening | undefined,
): DrawingResult {
  switch (props.type) {
    case "opening_sticker_preview": {
      const [openingId = ""] = props.openingId;
      // Names as `constructor` are in every object.
      if (Object.hasOwn(project.inputs, openingId) && project.inputs[openingId]?.images.length) {
        const frozen = freezeProject(project, new Set([openingId]));
        return { type: props.type, openingId, project: frozen };
      }
      return { problem: formatMessage(stickerSheetMessages.openingDataMissing) };
    }
    case "opening_suggestion":
      if (suggestion === undefined) return { problem: "The project has no such suggestion." };
      return drawSuggestion(props, { project, design }, suggestion);
    default:
      return createProjectDrawing(props, project, design);
  }
}

function drawSuggestion(
  props: SuggestionProps,
  { project, design }: { readonly project: DrawableProject; readonly design: Design },
  { openingId, input }: SuggestedOpening,
): DrawingResult {
  const layers = findOpening(design, openingId)?.layers;
  const outline = layers?.print ?? layers?.cut;
  if (outline === undefined) return { problem: `The design has no opening ${openingId}` };
  const inputs = { [openingId]: { type: "OPENING", ...input } } as const;
  const { type, backgroundColor } = props;
  const frozen = freezeProject({ ...project, inputs });
  const size = fitSides(props, outline.box);
  return { type, openingId, project: frozen, ...size, backgroundColor };
}

type Sides = Pick<SuggestionProps, "width" | "height" | "maxWidth" | "maxHeight">;
interface Size {
  readonly width: number;
  readonly height: number;
}

const PREVIEW_SIDE = 260;

/**
 * Returns the sides of the picture: a missing side follows from the outline; the result is reduced
 * to the largest sides.
 */
function fitSides(sides: Sides, outline: Size): Size {
  const ratio = outline.width / outline.height;
  const width = sides.width ?? (sides.height === undefined ? PREVIEW_SIDE : sides.height * ratio);
  const height = sides.height ?? (sides.width === undefined ? PREVIEW_SIDE : width / ratio);
  const { maxWidth = Infinity, maxHeight = Infinity } = sides;
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const shrink = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: shrink(width), height: shrink(height) };
}
