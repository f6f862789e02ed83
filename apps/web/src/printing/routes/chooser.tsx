import { defaultPrintSize } from "@photomap/printing";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
} from "../../project/store/project-context.ts";
import { PrintServiceChooser } from "../chooser/PrintServiceChooser.tsx";
import { usePrintSettings } from "../sheets/use-print-settings.ts";

export default function PrintChooserRoute() {
  const project = useProject();
  const outputType = useProjectState(project.store, ({ content }) => content.outputType);
  const [{ size }] = usePrintSettings(defaultPrintSize(outputType));
  return (
    <PrintServiceChooser
      project={project}
      photoUrl={useFindPhotoUrl()}
      packingMode={size.packingMode}
    />
  );
}
