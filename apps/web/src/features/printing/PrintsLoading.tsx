import type { OpenProject } from "../../project-store/open-project.ts";
import { useProjectState } from "../../project-store/project-context.ts";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { OutputScreen } from "./OutputScreen.tsx";
import styles from "./PrintsLoading.module.css";

/** While photos are sent or the project is saved. */
export function PrintsLoading({ project }: { readonly project: OpenProject }) {
  const waiting = useProjectState(
    project.store,
    ({ uploads }) => Object.values(uploads).filter(({ status }) => status === "IN_PROGRESS").length,
  );
  return (
    <OutputScreen project={project} title="Print">
      <div className={styles.loading} role="status">
        <Spinner />
        <h2>Getting your photos ready</h2>
        <p>{waiting === 0 ? "Saving your map." : describeUploads(waiting)}</p>
      </div>
    </OutputScreen>
  );
}

function describeUploads(count: number): string {
  return count === 1 ? "One photo is still being sent." : `${count} photos are still being sent.`;
}
