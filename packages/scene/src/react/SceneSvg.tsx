import { matrixScale } from "@photomap/geometry";
import { useId } from "react";
import type { DisplayList, GroupOp, Op, SceneImage, StrokeOp, TextOp } from "../display-list.ts";
import { toSvgTransform } from "./transform.ts";

/** Returns the URL of a photo; undefined until it is known. */
type ImageUrl = (image: SceneImage) => string | undefined;

export interface SceneSvgProps {
  readonly ops: DisplayList;
  /** The width of the page in points. */
  readonly width: number;
  readonly height: number;
  readonly imageUrl: ImageUrl;
  readonly className?: string;
  /** The accessible name; without it the picture is decorative. */
  readonly label?: string;
}

/** Draws everything except shades, which need a canvas. */
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

interface OpSvgProps {
  readonly op: Op;
  readonly clipId: string;
  readonly imageUrl: ImageUrl;
}

function OpSvg({ op, clipId, imageUrl }: OpSvgProps) {
  switch (op.op) {
    case "rect":
      return <rect {...op.box} fill={op.fill} />;
    case "group":
      return <GroupSvg group={op} clipId={clipId} imageUrl={imageUrl} />;
    case "stroke":
      return <StrokeSvg stroke={op} />;
    default:
      return <TextSvg text={op} />;
  }
}

interface GroupSvgProps {
  readonly group: GroupOp;
  readonly clipId: string;
  readonly imageUrl: ImageUrl;
}

function GroupSvg({ group, clipId, imageUrl }: GroupSvgProps) {
  const outline = { d: group.clip.path, transform: toSvgTransform(group.clip.matrix) };
  return (
    <g data-opening={group.id}>
      <clipPath id={clipId}>
        <path {...outline} clipRule="evenodd" />
      </clipPath>
      {group.fill !== undefined && <path {...outline} fill={group.fill} fillRule="evenodd" />}
      <g clipPath={`url(#${clipId})`}>
        {group.images.map((image, index) => {
          // By index: an opening may contain the same photo twice.
          const key = `${index} ${image.src}`;
          return (
            <image
              key={key}
              href={imageUrl(image)}
              width={1}
              height={1}
              preserveAspectRatio="none"
              transform={toSvgTransform(image.matrix)}
            />
          );
        })}
      </g>
    </g>
  );
}

function StrokeSvg({ stroke }: { readonly stroke: StrokeOp }) {
  const scale = matrixScale(stroke.matrix);
  return (
    <path
      d={stroke.path}
      transform={toSvgTransform(stroke.matrix)}
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

function TextSvg({ text }: { readonly text: TextOp }) {
  return (
    <text
      x={text.at.x}
      y={text.at.y}
      fontFamily={text.font}
      fontSize={text.size}
      fontWeight={text.weight}
      fill={text.color}
      textAnchor="middle"
    >
      {text.text}
    </text>
  );
}
