import { isOutputScale, OUTPUT_TYPES } from "@photomap/design";
import {
  cleanText,
  MAX_IMAGES_PER_OPENING,
  MAX_NAME_LENGTH,
  type ProjectContent,
} from "@photomap/project";
import * as z from "zod/mini";

const finite = z.number();
const image = z.object({
  id: z.string(),
  x: finite,
  y: finite,
  width: finite.check(z.positive()),
  height: finite.check(z.positive()),
  rotation: finite,
  flipX: z.boolean(),
  flipY: z.boolean(),
  imageWidth: finite.check(z.positive()),
  imageHeight: finite.check(z.positive()),
  originalWidth: z.exactOptional(finite.check(z.positive())),
  originalHeight: z.exactOptional(finite.check(z.positive())),
  createdTime: z.string(),
  timeTakenExif: z.exactOptional(z.string()),
  timeTakenUser: z.exactOptional(z.string()),
  latitude: z.exactOptional(finite),
  longitude: z.exactOptional(finite),
});
const opening = z.object({
  type: z.literal("OPENING"),
  images: z.array(image).check(z.maxLength(MAX_IMAGES_PER_OPENING)),
  background: z.exactOptional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
  enabled: z.exactOptional(z.boolean()),
  modifiedAt: z.string(),
});

/** The format of project.json. Files come from outside and are validated when they are opened. */
export const projectDocument = z.object({
  format: z.literal("photomap project"),
  version: z.literal(1),
  designId: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  content: z.object({
    name: z.pipe(
      z.pipe(z.string(), z.transform(cleanText)),
      z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
    ),
    outputType: z.enum(OUTPUT_TYPES),
    outputScale: finite.check(z.refine(isOutputScale)),
    backgroundId: z.nullable(z.string()),
    inputs: z.record(z.string(), opening),
  }),
  photos: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sha256: z.string(),
      type: z.string(),
      path: z.string(),
      previewPath: z.string(),
    }),
  ),
});

type Parsed = z.infer<typeof projectDocument>;

export interface ProjectDocument extends Omit<Parsed, "content"> {
  readonly content: Omit<ProjectContent, "accessPolicy">;
}
