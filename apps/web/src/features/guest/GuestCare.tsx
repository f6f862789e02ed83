import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { OpenProject } from "../../project-store/open-project.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { NoticeBar } from "../../ui/status/NoticeBar.tsx";
import { downloadProjectFile } from "./download-project-file.ts";
import { loadProjectFile } from "./load-project-file.ts";
import { useGuestCare } from "./use-guest-care.ts";

/** Says so when the browser may throw a guest's work away, and offers a copy for the drawer. */
export function GuestCare({ project }: { readonly project: OpenProject }) {
  const navigate = useNavigate();
  const { id } = project;
  const register = useCallback(
    () => void navigate(`/account/register?redirectTo=/p/${id}`),
    [navigate, id],
  );
  const mayBeCleared = useGuestCare(project, register);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // There when the connection is gone: then a copy is wanted most.
    if (mayBeCleared) loadProjectFile().catch(() => undefined);
  }, [mayBeCleared]);
  if (!mayBeCleared) return null;
  const download = async () => {
    setBusy(true);
    await downloadProjectFile(id).catch(tellFailure);
    setBusy(false);
  };
  const action = { label: "Download project file", busy, onSelect: () => void download() };
  return (
    <NoticeBar kind="guest" action={action}>
      This browser may clear your map when space gets short. Register, or download a copy.
    </NoticeBar>
  );
}

function tellFailure(error: unknown): void {
  reportError(error);
  const content = "The copy could not be made. Check your connection and try again.";
  showToast({ id: "project-file", type: "error", content });
}
