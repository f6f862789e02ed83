import { useId } from "react";
import type { DisplayList } from "../display-list.ts";
import type { ImageUrl } from "./image-url.ts";
import { OpSvg } from "./OpSvg.tsx";

export interface SceneSvgProps {
  readonly ops: DisplayList;
  /** Points: the page of the display list. */
  readonly width: number;
  readonly height: number;
  readonly imageUrl: ImageUrl;
  readonly className?: string;
  /** Read out in place of the picture; without it the picture is decoration. */
  readonly label?: string;
}

/** Everything but shades, which need a raster to be soft. */
export function SceneSvg({ ops, width, height, imageUrl, className, label }: SceneSvgProps) {
  const id = useId();
  const role = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      {...role}
    >
      {ops.map((op, index) => {
        const key = `${id}${index}`;
        return <OpSvg key={key} op={op} clipId={key} imageUrl={imageUrl} />;
      })}
    </svg>
  );
}
