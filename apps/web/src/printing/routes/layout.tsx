import { Outlet } from "react-router";
import { useProject } from "../../project/store/project-context.ts";
import { PrintReadinessGate } from "../chooser/PrintReadinessGate.tsx";

export default function PrintLayoutRoute() {
  return (
    <PrintReadinessGate project={useProject()}>
      <Outlet />
    </PrintReadinessGate>
  );
}
