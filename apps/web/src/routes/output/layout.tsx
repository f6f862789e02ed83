import { Outlet } from "react-router";
import { OutputGate } from "../../features/printing/OutputGate.tsx";
import { useProject } from "../../project-store/project-context.ts";

export default function OutputRoute() {
  return (
    <OutputGate project={useProject()}>
      <Outlet />
    </OutputGate>
  );
}
