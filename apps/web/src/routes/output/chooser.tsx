import { usePhotoUrl, useProject } from "../../features/editor/project-context.ts";
import { PrintChooser } from "../../features/printing/PrintChooser.tsx";

export default function OutputChooserRoute() {
  return <PrintChooser project={useProject()} photoUrl={usePhotoUrl()} />;
}
