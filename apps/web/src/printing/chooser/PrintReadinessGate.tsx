import { formatMessage, printingMessages } from "@photomap/messages";
import { Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { useProjectState } from "../../project/store/project-context.ts";
import { saveAndWait } from "../../project/store/save-and-wait.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import styles from "./PrintReadinessGate.module.css";
import { PrintScreenFrame } from "./PrintScreenFrame.tsx";

interface OutputGateProps {
  readonly project: OpenProject;
  readonly children: ReactNode;
}

/**
 * Shows the output screens once there are photos, all uploads have finished and a save was attempted.
 * Offline they are shown for a map that was saved completely: its sheets can be planned.
 */
export function PrintReadinessGate({ project, children }: OutputGateProps) {
  const { store, design } = project;
  const isSaveFinished = useSaveFinished(project);
  const isUploading = useProjectState(store, (state) => state.isUploading);
  const isUnsent = useProjectState(
    store,
    (state) => state.isOffline && (state.isUploading || state.isDirty),
  );
  const hasPhotos = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).some(({ images }) => images.length > 0),
  );
  if (!hasPhotos) {
    return (
      <PrintScreenFrame project={project} title="Print">
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
      </PrintScreenFrame>
    );
  }
  if (isUnsent) {
    return (
      <PrintScreenFrame project={project} title="Print">
        <ErrorState
          title="Printing needs an internet connection"
          message="Your photos and changes stay in this browser. We'll save them when you're back online, and then you can print."
          action={
            <LinkButton to={`/p/${project.id}`} variant="primary">
              Back to the map
            </LinkButton>
          }
        />
      </PrintScreenFrame>
    );
  }
  if (isUploading || !isSaveFinished) return <PrintsLoading project={project} />;
  return children;
}

/** Whether the first save has ended; a toast of the store reports a failure. */
function useSaveFinished({ store }: OpenProject): boolean {
  const [isFinished, setFinished] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    saveAndWait(store, leaving.signal).then(
      () => setFinished(true),
      () => undefined,
    );
    return () => leaving.abort();
  }, [store]);
  return isFinished;
}

function PrintsLoading({ project }: { readonly project: OpenProject }) {
  const pendingCount = useProjectState(
    project.store,
    ({ uploads }) => Object.values(uploads).filter(({ status }) => status === "IN_PROGRESS").length,
  );
  return (
    <PrintScreenFrame project={project} title="Print">
      <div className={styles.loading} role="status">
        <Spinner />
        <h2>Getting your photos ready</h2>
        <p>{pendingCount === 0 ? "Saving your map …" : describeUploads(pendingCount)}</p>
      </div>
    </PrintScreenFrame>
  );
}

function describeUploads(count: number): string {
  return count === 1 ? "1 photo is still uploading." : `${count} photos are still uploading.`;
}
