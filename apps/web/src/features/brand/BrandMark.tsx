import { BigLoopMark } from "./BigLoopMark.tsx";
import { PhotomapMark } from "./PhotomapMark.tsx";
import { useBrand } from "./use-brand.ts";

export interface MarkProps {
  readonly size: number;
}

export function BrandMark({ size }: MarkProps) {
  return useBrand().id === "pm" ? <PhotomapMark size={size} /> : <BigLoopMark size={size} />;
}
