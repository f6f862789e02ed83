import { formatSize, resolveBackground } from "@photomap/design";
import {
  findMapDpi,
  findPaper,
  getPrintFileName,
  homePaperId,
  MAX_MAP_SHEETS,
  type MapPaperId,
  type MapTiling,
  tileMap,
} from "@photomap/printing";
import { mapPages, type Page, wholeMapScene } from "@photomap/scene";
import { useMemo, useState } from "react";
import type { ProjectToPrint } from "../../sheets/use-print-job.ts";

export type WholeMapFormat = "jpeg" | "pdf" | "png";

export interface WholeMapSettings {
  readonly format: WholeMapFormat;
  /** The paper of the sheets; used for PDF only. */
  readonly paper: MapPaperId;
}

/** Everything needed to render the whole map as one file. */
export interface WholeMapJob extends WholeMapSettings {
  readonly map: Page;
  readonly tiling: MapTiling;
  /** The pages of the document; empty when there are too many. */
  readonly pages: readonly Page[];
  readonly fileName: string;
}

export function useWholeMapJob({ design, content, option }: ProjectToPrint) {
  const { inputs, outputScale: scale, outputType, name, backgroundId } = content;
  const [choice, setChoice] = useState<WholeMapSettings>(() => ({
    format: "pdf",
    paper: homePaperId(navigator.language),
  }));
  const { format, paper } = choice;
  const background = useMemo(
    () => resolveBackground(design, { outputType, backgroundId }),
    [design, outputType, backgroundId],
  );
  const isTransparent = format === "png";
  const map = useMemo(
    () => wholeMapScene(design, inputs, { scale, outputOption: option, background, isTransparent }),
    [design, inputs, scale, option, background, isTransparent],
  );
  const job: WholeMapJob = useMemo(() => {
    const paperId = format === "pdf" ? paper : "full_size";
    const tiling = tileMap(map, paperId);
    const filename = ["whole-map", findPaper(paperId)?.filename ?? "full-size"].join("-");
    return {
      format,
      paper: paperId,
      map,
      tiling,
      pages: tiling.sheets.length > MAX_MAP_SHEETS ? [] : mapPages(map, paperId, name),
      fileName: getPrintFileName({ filename }, [name], format),
    };
  }, [format, paper, map, name]);
  return { choice, setChoice, job };
}

/** Describes the files of a map, for example "15 sheets of Letter Paper: 3 rows of 5". */
export function describeWholeMapJob({ format, paper, map, tiling }: WholeMapJob): string {
  const size = formatSize(map);
  if (format !== "pdf") return `One picture, ${size} at ${findMapDpi(map)} dots per inch`;
  const { rows, columns, sheets } = tiling;
  const name = findPaper(paper)?.name;
  if (name === undefined) return `One page, ${size}`;
  if (sheets.length === 1) return `1 sheet of ${name}`;
  return `${sheets.length} sheets of ${name}: ${rows === 1 ? "1 row" : `${rows} rows`} of ${columns}`;
}
