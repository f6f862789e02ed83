import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OpenProject } from "../../project-store/open-project.ts";
import { settleProject } from "../../project-store/settle-project.ts";

/** Saves, waits for what is on its way, then goes on; a save that fails says so itself and nobody goes. */
export function usePrintClick({ store }: OpenProject) {
  const navigate = useNavigate();
  const [isWaiting, setWaiting] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const go = async (path: string): Promise<void> => {
    const { signal } = leaving.current;
    setWaiting(true);
    const outcome = await settleProject(store, signal).catch(() => "not-saved" as const);
    if (signal.aborted) return;
    setWaiting(false);
    if (outcome === "saved") await navigate(path);
  };
  return { isWaiting, go };
}
