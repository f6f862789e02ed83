import { MapScreen } from "../features/editor/MapScreen.tsx";
import { useProject } from "../features/editor/project-context.ts";
import { GuestCare } from "../features/guest/GuestCare.tsx";

export default function ProjectMapRoute() {
  const project = useProject();
  return <MapScreen notice={<GuestCare project={project} />} />;
}
