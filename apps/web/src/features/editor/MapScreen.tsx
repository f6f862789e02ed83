import type { ReactNode } from "react";
import { ProjectScreen } from "./ProjectScreen.tsx";
import { ProjectTopBar } from "./ProjectTopBar.tsx";

interface MapScreenProps {
  readonly printButton: ReactNode;
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

export function MapScreen({ printButton, notice, children }: MapScreenProps) {
  return (
    <ProjectScreen topBar={<ProjectTopBar printButton={printButton} />} notice={notice}>
      {children}
    </ProjectScreen>
  );
}
