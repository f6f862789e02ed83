import type { GroupOp } from "../display-list.ts";
import type { ImageUrl } from "./image-url.ts";
import { toTransform } from "./transform.ts";

interface GroupSvgProps {
  readonly group: GroupOp;
  readonly clipId: string;
  readonly imageUrl: ImageUrl;
}

export function GroupSvg({ group, clipId, imageUrl }: GroupSvgProps) {
  const outline = { d: group.clip.path, transform: toTransform(group.clip.matrix) };
  return (
    <g data-opening={group.id}>
      <clipPath id={clipId}>
        <path {...outline} clipRule="evenodd" />
      </clipPath>
      {group.fill !== undefined && <path {...outline} fill={group.fill} fillRule="evenodd" />}
      <g clipPath={`url(#${clipId})`}>
        {group.images.map((image, index) => {
          // The order is the identity: one photo may lie in an opening twice.
          const key = `${index} ${image.src}`;
          return (
            <image
              key={key}
              href={imageUrl(image)}
              width={1}
              height={1}
              preserveAspectRatio="none"
              transform={toTransform(image.matrix)}
            />
          );
        })}
      </g>
    </g>
  );
}
