import type { SheetLayout } from "@photomap/printing";
import { sheetNameOps, sheetScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useMemo } from "react";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import type { PrintJob } from "../print-job.ts";
import type { ProjectToPrint } from "../use-print-job.ts";

const EDGE_PX = 512;

interface SheetPictureProps {
  readonly layout: SheetLayout;
  readonly printed: ProjectToPrint;
  readonly options: PrintJob["options"];
  readonly photoUrl: FindPhotoUrl;
  /** The longer side of the photos; small by default. */
  readonly edgePx?: number;
  readonly className: string;
  readonly label: string;
}

/** Draws a sheet with the same scene as the rendered file. */
export function SheetPicture(props: SheetPictureProps) {
  const { layout, printed, options, photoUrl, edgePx = EDGE_PX, className, label } = props;
  const { design, content, brand } = printed;
  const { inputs, outputScale } = content;
  const ops = useMemo(() => {
    const settings = { ...options, brand };
    return [
      ...sheetScene(layout, design, inputs, settings, outputScale),
      ...sheetNameOps(layout, design, settings, outputScale),
    ];
  }, [layout, design, inputs, options, brand, outputScale]);
  return (
    <SceneSvg
      ops={ops}
      width={layout.width}
      height={layout.height}
      imageUrl={({ src }) => photoUrl(src, edgePx)}
      className={className}
      label={label}
    />
  );
}
