import type { Op } from "../display-list.ts";
import { GroupSvg } from "./GroupSvg.tsx";
import type { ImageUrl } from "./image-url.ts";
import { StrokeSvg } from "./StrokeSvg.tsx";
import { TextSvg } from "./TextSvg.tsx";

interface OpSvgProps {
  readonly op: Op;
  readonly clipId: string;
  readonly imageUrl: ImageUrl;
}

export function OpSvg({ op, clipId, imageUrl }: OpSvgProps) {
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
