import { Outlet } from "react-router";
import { OutputGate } from "../../features/printing/OutputGate.tsx";
import { useProject } from "../../project-store/project-context.ts";

/** Every way onto paper begins with a project that is saved and whose photos are there. */
export default function OutputRoute() {
  return (
    <OutputGate project={useProject()}>
      <Outlet />
    </OutputGate>
  );
}
