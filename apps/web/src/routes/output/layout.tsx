import { Outlet } from "react-router";
import { useProject } from "../../features/editor/project-context.ts";
import { OutputGate } from "../../features/printing/OutputGate.tsx";

/** Every way onto paper begins with a project that is saved and whose photos are there. */
export default function OutputRoute() {
  return (
    <OutputGate project={useProject()}>
      <Outlet />
    </OutputGate>
  );
}
