import { defaultPrintSize } from "@photomap/printing";
import { PrintChooser } from "../../features/printing/PrintChooser.tsx";
import { usePrintSettings } from "../../print-sheets/use-print-settings.ts";
import { usePhotoUrl, useProject, useProjectState } from "../../project-store/project-context.ts";

export default function OutputChooserRoute() {
  const project = useProject();
  const outputType = useProjectState(project.store, ({ content }) => content.outputType);
  const [{ size }] = usePrintSettings(defaultPrintSize(outputType));
  return <PrintChooser project={project} photoUrl={usePhotoUrl()} packingMode={size.packingMode} />;
}
