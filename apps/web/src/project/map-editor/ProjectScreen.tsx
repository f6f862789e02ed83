import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { NoticeBar } from "../../ui/layout/NoticeBar.tsx";
import { useProject, useProjectState } from "../store/project-context.ts";
import styles from "./ProjectScreen.module.css";
import { ProjectToolbar } from "./ProjectToolbar.tsx";

interface ProjectScreenProps {
  readonly topBar: ReactNode;
  /** Fills the remaining space. */
  readonly children: ReactNode;
}

/** The frame of every screen of a project that has the toolbar. */
export function ProjectScreen({ topBar, children }: ProjectScreenProps) {
  return (
    <div className={styles.screen}>
      {topBar}
      <ProjectToolbar />
      <main className={styles.main}>
        <NotSavedBar />
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}

/** Visible from a failed save until the next successful one; offline the status is enough. */
function NotSavedBar() {
  const { id, store } = useProject();
  const navigate = useNavigate();
  const isFailing = useProjectState(store, (state) => state.updateErrorCounter > 0);
  const isOffline = useProjectState(store, (state) => state.isOffline);
  const isSignedOut = useProjectState(store, (state) => state.isSignedOut);
  const saving = useProjectState(store, (state) => state.saving);
  if (!isFailing || isOffline) return null;
  if (isSignedOut) {
    const logIn = () => void navigate(`/account/login?redirectTo=/p/${id}`);
    return (
      <NoticeBar kind="not-saved" action={{ label: "Log in", onSelect: logIn }}>
        You're no longer logged in. Your changes are kept in this browser, and we'll save them when
        you log in again.
      </NoticeBar>
    );
  }
  const action = { label: "Retry", busy: saving, onSelect: () => void store.save() };
  return (
    <NoticeBar kind="not-saved" action={action}>
      Not saved. Your changes are kept on this device until we can save them.
    </NoticeBar>
  );
}
