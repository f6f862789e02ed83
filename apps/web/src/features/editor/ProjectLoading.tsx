import { projectMessages, say } from "@photomap/messages";
import { Spinner } from "../../ui/Spinner.tsx";
import styles from "./ProjectLoading.module.css";

export function ProjectLoading() {
  return (
    <main className={styles.loading} role="status">
      <Spinner />
      <h1>{say(projectMessages.loadingTitle)}</h1>
      <p>{say(projectMessages.loadingText)}</p>
    </main>
  );
}
