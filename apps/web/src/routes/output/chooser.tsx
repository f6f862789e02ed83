import { defaultPrintSize } from "@photomap/printing";
import { usePrintSettings } from "../../features/download/use-print-settings.ts";
import { PrintChooser } from "../../features/printing/PrintChooser.tsx";
import { usePhotoUrl, useProject, useProjectState } from "../../project-store/project-context.ts";

export default function OutputChooserRoute() {
  const project = useProject();
  const outputType = useProjectState(project.store, ({ content }) => content.outputType);
  const [{ size }] = usePrintSettings(defaultPrintSize(outputType));
  return <PrintChooser project={project} photoUrl={usePhotoUrl()} packingMode={size.packingMode} />;
}
