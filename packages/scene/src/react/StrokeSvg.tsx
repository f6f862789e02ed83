import type { StrokeOp } from "../display-list.ts";
import { matrixScale } from "../matrix-scale.ts";
import { toTransform } from "./transform.ts";

export function StrokeSvg({ stroke }: { readonly stroke: StrokeOp }) {
  return (
    <path
      d={stroke.path}
      transform={toTransform(stroke.matrix)}
      fill="none"
      stroke={stroke.color}
      strokeWidth={stroke.width / matrixScale(stroke.matrix)}
      strokeLinejoin="round"
    />
  );
}
