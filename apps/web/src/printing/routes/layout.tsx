import { Outlet } from "react-router";
import { useProject } from "../../project/store/project-context.ts";
import { PrintReadiness } from "../chooser/PrintReadiness.tsx";

export default function PrintLayoutRoute() {
  return (
    <PrintReadiness project={useProject()}>
      <Outlet />
    </PrintReadiness>
  );
}
