import { formatMessage, printingMessages } from "@photomap/messages";
import { Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { OpenProject } from "../../project-store/open-project.ts";
import { useProjectState } from "../../project-store/project-context.ts";
import { settleProject } from "../../project-store/settle-project.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { OutputScreen } from "./OutputScreen.tsx";
import { PrintsLoading } from "./PrintsLoading.tsx";

interface OutputGateProps {
  readonly project: OpenProject;
  readonly children: ReactNode;
}

/** Lets nobody print what is not there yet: neither photos on their way nor edits on theirs. */
export function OutputGate({ project, children }: OutputGateProps) {
  const { store, design } = project;
  const isSettled = useSettled(project);
  const isUploading = useProjectState(store, (state) => state.isUploading);
  const hasPhotos = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).some(({ images }) => images.length > 0),
  );
  if (!hasPhotos) {
    return (
      <OutputScreen project={project} title="Print">
        <EmptyState
          icon={<Printer size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="Nothing to print yet"
          action={
            <LinkButton to={`/p/${project.id}`} variant="primary">
              Back to the map
            </LinkButton>
          }
        >
          {formatMessage(printingMessages.addPhotoFirst, { regionType: design.regionType })}
        </EmptyState>
      </OutputScreen>
    );
  }
  if (isUploading || !isSettled) return <PrintsLoading project={project} />;
  return children;
}

/** True once what was on its way when the screen was opened has arrived, or cannot. */
function useSettled({ store }: OpenProject): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    settleProject(store, leaving.signal).then(
      () => setSettled(true),
      () => undefined,
    );
    return () => leaving.abort();
  }, [store]);
  return isSettled;
}
