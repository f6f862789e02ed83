import {
  DEFAULT_PRINT_OPTIONS,
  defaultPrintSize,
  defaultQuantities,
  defaultRetailSize,
  optionsForService,
  type PrintService,
  planPrints,
  printableOpenings,
} from "@photomap/printing";
import { sheetScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useMemo } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { useProjectState } from "../../project/store/project-context.ts";
import styles from "./ServicePicture.module.css";

const EDGE_PX = 512;

interface ServicePictureProps {
  readonly project: OpenProject;
  readonly service: PrintService;
  readonly photoUrl: FindPhotoUrl;
}

/** The first sheets of the project with the default options, stacked. */
export function ServicePicture({ project, service, photoUrl }: ServicePictureProps) {
  const { design, store } = project;
  const { inputs, outputScale, outputType } = useProjectState(store, (state) => state.content);
  const options = useMemo(() => optionsForService(DEFAULT_PRINT_OPTIONS, service), [service]);
  const sheets = useMemo(() => {
    const openings = printableOpenings(design, inputs);
    const quantities = defaultQuantities(openings);
    const size =
      service.id === "WALGREENS" ? defaultRetailSize(outputType) : defaultPrintSize(outputType);
    const request = { openings, quantities, size, scale: outputScale };
    return planPrints({ ...request, options }).sheets.slice(0, 3);
  }, [design, inputs, outputScale, outputType, options, service.id]);
  return (
    <div className={styles.stack}>
      {sheets.toReversed().map(({ layout }, i) => (
        <SceneSvg
          // oxlint-disable-next-line react/no-array-index-key -- sheets have no other name
          key={i}
          ops={sheetScene(layout, design, inputs, options, outputScale)}
          width={layout.width}
          height={layout.height}
          imageUrl={({ src }) => photoUrl(src, EDGE_PX)}
          className={styles.sheet ?? ""}
        />
      ))}
    </div>
  );
}
