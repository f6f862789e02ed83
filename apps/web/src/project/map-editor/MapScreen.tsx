import type { ReactNode } from "react";
import { ProjectScreen } from "./ProjectScreen.tsx";
import { ProjectTopBar } from "./ProjectTopBar.tsx";

interface MapScreenProps {
  readonly printButton: ReactNode;
  /** Whether the map shows a collaborator's own suggestions. */
  readonly showsSuggestions?: boolean;
  readonly children: ReactNode;
}

export function MapScreen(props: MapScreenProps) {
  const { printButton, showsSuggestions = false, children } = props;
  const topBar = <ProjectTopBar printButton={printButton} showsSuggestions={showsSuggestions} />;
  return <ProjectScreen topBar={topBar}>{children}</ProjectScreen>;
}
