import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { MapPicture } from "./MapPicture.tsx";

interface ProjectPictureProps {
  readonly file: Pick<FinderFileFragment, "previewImageUrl" | "design">;
}

/** The map as it is filled now; without photos, or if it cannot be shown, the design's own picture. */
export function ProjectPicture({ file: { previewImageUrl, design } }: ProjectPictureProps) {
  const imagesUrl = useRouteLoaderData<typeof rootLoader>("root")?.imagesUrl ?? "";
  const [failed, setFailed] = useState<string>();
  // A signed path belongs to the image service; a guest's preview is an address of its own.
  const preview = previewImageUrl?.startsWith("/") ? imagesUrl + previewImageUrl : previewImageUrl;
  const isShown = preview !== null && preview !== undefined && preview !== failed;
  return (
    <MapPicture
      design={isShown ? { ...design, thumbnailUrl: preview } : design}
      onError={() => setFailed(preview ?? undefined)}
    />
  );
}
