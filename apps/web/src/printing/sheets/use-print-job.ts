import type { BrandId, Design, OutputOption } from "@photomap/design";
import {
  CUTTING_MARGIN_POINTS,
  defaultPrintSize,
  defaultQuantities,
  defaultRetailSize,
  findFittingMode,
  getPrintFileName,
  getPrintFileNames,
  listPapers,
  optionsForService,
  type PackingMode,
  type Paper,
  type PrintService,
  planPrints,
  printableOpenings,
  type Quantities,
  type SizeMode,
  sizeModesOf,
} from "@photomap/printing";
import type { ProjectContent } from "@photomap/project";
import { useMemo, useState } from "react";
import type { FileFormatSettings, PrintJob } from "./print-job.ts";
import { RETAIL_SETTINGS_KEY, usePrintSettings } from "./use-print-settings.ts";

export interface ProjectToPrint {
  readonly design: Design;
  readonly content: ProjectContent;
  readonly option: OutputOption | undefined;
  readonly brand: BrandId;
  readonly service: PrintService;
}

/** The state of the settings panel and the sheets derived from it, on the papers of a store if given. */
export function usePrintJob(printed: ProjectToPrint, availablePapers?: readonly Paper[]) {
  const { design, content, option, brand, service } = printed;
  const { inputs, outputScale: scale, outputType } = content;
  const isRetail = availablePapers !== undefined;
  const [settings, changeSettings] = usePrintSettings(
    isRetail ? defaultRetailSize(outputType) : defaultPrintSize(outputType, navigator.language),
    isRetail ? RETAIL_SETTINGS_KEY : undefined,
  );
  const [chosen, setQuantities] = useState<Quantities>({});
  const [file, setFile] = useState<FileFormatSettings>({ format: "jpeg", machine: "cricut" });
  const listModes = (packing: PackingMode) =>
    sizeModesOf(service, packing).filter(
      (each) => !isRetail || listPapers(each, availablePapers).length > 0,
    );
  const modes = listModes(settings.size.packingMode);
  const mode = modes.find(({ id }) => id === settings.size.printSizeModeId) ?? modes[0];
  const printSizeModeId = mode?.id ?? "";
  const { packingMode } = settings.size;
  const { format } = file;
  // Cutting machines and transparent files take the photos only.
  const canBeNamed = format === "jpeg" || format === "pdf";
  const options = useMemo(() => {
    const supported = optionsForService(settings.options, service);
    return { ...supported, regionNames: supported.regionNames && canBeNamed };
  }, [settings.options, service, canBeNamed]);
  const openings = useMemo(
    () => printableOpenings(design, inputs, option),
    [design, inputs, option],
  );
  const quantities = useMemo(
    () => ({ ...defaultQuantities(openings), ...chosen }),
    [openings, chosen],
  );
  const request = useMemo(
    () => ({
      openings,
      quantities,
      options: { ...options, brand },
      scale,
      ...(format === "svg" && { marginPt: CUTTING_MARGIN_POINTS }),
      ...(availablePapers && { availablePapers }),
    }),
    [openings, quantities, options, brand, scale, format, availablePapers],
  );
  const plan = useMemo(
    () => planPrints({ ...request, size: { packingMode, printSizeModeId } }),
    [request, packingMode, printSizeModeId],
  );
  const job: PrintJob = useMemo(
    () => ({
      ...file,
      options,
      sheets: plan.sheets,
      names: nameFiles(plan.sheets, openings, format),
    }),
    [file, options, plan, openings, format],
  );
  const size = { packingMode, printSizeModeId };
  /** Full size sheets hold one opening each. */
  const selectMode = ({ id, papers }: SizeMode) =>
    changeSettings({
      size: { packingMode: papers.length === 0 ? "single" : packingMode, printSizeModeId: id },
    });
  return {
    settings: { ...settings, size },
    changeSettings,
    modes,
    mode,
    fitting: findFittingMode(request, listModes("single")),
    selectMode,
    file,
    setFile,
    plan,
    job,
    quantities,
    setQuantities,
    skippedIds: openings.map(({ id }) => id).filter((id) => quantities[id] === 0),
  };
}

function nameFiles(
  sheets: PrintJob["sheets"],
  openings: readonly { readonly id: string; readonly name: string }[],
  format: FileFormatSettings["format"],
): readonly string[] {
  const [first] = sheets;
  if (format !== "pdf" || first === undefined) return getPrintFileNames(sheets, openings, format);
  const shown = new Set(sheets.flatMap(({ layout }) => layout.items).map((item) => item.openingId));
  const names = openings.filter(({ id }) => shown.has(id)).map(({ name }) => name);
  return [getPrintFileName(first.paper, names, format)];
}
