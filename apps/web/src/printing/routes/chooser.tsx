import { defaultPrintSize } from "@photomap/printing";
import { usePhotoUrl, useProject, useProjectState } from "../../project/store/project-context.ts";
import { PrintChooser } from "../chooser/PrintChooser.tsx";
import { usePrintSettings } from "../sheets/use-print-settings.ts";

export default function OutputChooserRoute() {
  const project = useProject();
  const outputType = useProjectState(project.store, ({ content }) => content.outputType);
  const [{ size }] = usePrintSettings(defaultPrintSize(outputType));
  return <PrintChooser project={project} photoUrl={usePhotoUrl()} packingMode={size.packingMode} />;
}
