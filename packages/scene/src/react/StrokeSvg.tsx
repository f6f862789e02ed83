import type { StrokeOp } from "../display-list.ts";
import { matrixScale } from "../matrix-scale.ts";
import { toTransform } from "./transform.ts";

export function StrokeSvg({ stroke }: { readonly stroke: StrokeOp }) {
  const scale = matrixScale(stroke.matrix);
  return (
    <path
      d={stroke.path}
      transform={toTransform(stroke.matrix)}
      fill="none"
      stroke={stroke.color}
      strokeWidth={stroke.width / scale}
      strokeLinejoin="round"
      {...(stroke.dash && {
        strokeDasharray: stroke.dash.map((length) => length / scale).join(" "),
        strokeLinecap: "round" as const,
      })}
    />
  );
}
