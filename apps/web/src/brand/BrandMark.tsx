import { BigLoopMark } from "./BigLoopMark.tsx";
import { PhotomapMark } from "./PhotomapMark.tsx";
import { useBrand } from "./use-brand.ts";

export function BrandMark({ size }: { readonly size: number }) {
  return useBrand().id === "pm" ? <PhotomapMark size={size} /> : <BigLoopMark size={size} />;
}
