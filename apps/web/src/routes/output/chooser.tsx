import { PrintChooser } from "../../features/printing/PrintChooser.tsx";
import { usePhotoUrl, useProject } from "../../project-store/project-context.ts";

export default function OutputChooserRoute() {
  return <PrintChooser project={useProject()} photoUrl={usePhotoUrl()} />;
}
