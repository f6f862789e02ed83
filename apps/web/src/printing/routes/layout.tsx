import { Outlet } from "react-router";
import { useProject } from "../../project/store/project-context.ts";
import { OutputGate } from "../chooser/OutputGate.tsx";

export default function OutputRoute() {
  return (
    <OutputGate project={useProject()}>
      <Outlet />
    </OutputGate>
  );
}
