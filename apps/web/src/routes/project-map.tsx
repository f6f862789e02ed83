import { MapScreen } from "../features/editor/MapScreen.tsx";

export default function ProjectMapRoute() {
  return <MapScreen />;
}
