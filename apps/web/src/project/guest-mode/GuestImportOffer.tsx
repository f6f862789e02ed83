import { useEffect, useState } from "react";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { useRouting } from "../../platform/routing/routing.ts";
import { forgetKeptMap, readKeptMap } from "../../platform/visitor/kept-map.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { ProgressBar } from "../../ui/status/ProgressBar.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { isGuestProjectId, listGuestProjects } from "../store/guests/guest-projects.ts";
import { type ImportProgress, importGuestProjects } from "./import-guest-projects.ts";

const PROJECT_PATH = /^\/p\/([^/]+)/;

/** Offers to move this browser's projects to the account after the login. */
export function GuestImportOffer() {
  const [count, setCount] = useState(0);
  const [progress, setProgress] = useState<ImportProgress>();
  const [failure, setFailure] = useState<string>();
  /** The map that is moved without a question. */
  const [keptId, setKeptId] = useState<string>();
  const { location, navigate, revalidate } = useRouting();
  const openId = PROJECT_PATH.exec(location.pathname)?.[1] ?? "";
  const importAll = async (onlyId?: string) => {
    setFailure(undefined);
    setProgress({ step: "asking", photosDone: 0, photosTotal: 0 });
    const outcome = await importGuestProjects(setProgress, onlyId).catch((error: unknown) => ({
      kind: "refused" as const,
      reason: String(error),
    }));
    forgetKeptMap();
    setKeptId(undefined);
    setProgress(undefined);
    if (outcome.kind === "refused") return setFailure(outcome.reason);
    setCount(0);
    const isOne = onlyId !== undefined || count === 1;
    showToast({
      id: "guest-import",
      type: "info",
      content: `Your ${isOne ? "map is" : "maps are"} in your account now.`,
    });
    const projectId = outcome.fileIds.get(openId);
    if (isGuestProjectId(openId) && projectId !== undefined) {
      await navigate(`/p/${projectId}`, { replace: true });
    } else await revalidate();
  };
  const latest = useLatest(importAll);
  useEffect(() => {
    let isCurrent = true;
    const offer = async () => {
      const projects = await listGuestProjects();
      if (!isCurrent) return;
      const kept = readKeptMap();
      const isKept = projects.some(({ id }) => id === kept);
      setCount(isKept ? 1 : projects.length);
      if (!isKept) return;
      setKeptId(kept);
      await latest.current(kept);
    };
    void offer();
    return () => {
      isCurrent = false;
    };
  }, [latest]);
  const noun = count === 1 ? "map" : "maps";
  if (keptId !== undefined && progress !== undefined) return <MovingDialog progress={progress} />;
  return (
    <Dialog
      opened={count > 0}
      onClose={() => setCount(0)}
      title={`Bring your ${noun} along?`}
      actions={
        <>
          <Button size="small" disabled={progress !== undefined} onClick={() => setCount(0)}>
            Not now
          </Button>
          <Button
            size="small"
            variant="primary"
            data-autofocus
            loading={progress !== undefined}
            onClick={() => void importAll()}
          >
            Bring {count} {noun}
          </Button>
        </>
      }
    >
      <p>
        You made {count} {noun} before you logged in.{" "}
        {count === 1
          ? "It's in this browser only. Your account keeps it safe and lets you open it anywhere."
          : "They're in this browser only. Your account keeps them safe and lets you open them anywhere."}
      </p>
      {progress === undefined ? null : <ImportStatus progress={progress} />}
      {failure === undefined ? null : (
        <p role="alert">
          {failure} Nothing is lost: your {noun} {count === 1 ? "is" : "are"} still in this browser.
        </p>
      )}
    </Dialog>
  );
}

/** Can't be closed: what was edited meanwhile would not be moved. */
function MovingDialog({ progress }: { readonly progress: ImportProgress }) {
  return (
    <Dialog opened title="Moving your map to your account" actions={null}>
      <ImportStatus progress={progress} />
    </Dialog>
  );
}

const STEP_TEXTS = {
  asking: "Checking which photos to upload …",
  waiting: "No connection. We'll continue automatically when you're back online.",
};

function ImportStatus({ progress }: { readonly progress: ImportProgress }) {
  const { step, photosDone, photosTotal } = progress;
  const text =
    step === "uploading" ? `${photosDone} of ${photosTotal} photos uploaded.` : STEP_TEXTS[step];
  return (
    <>
      <ProgressBar
        label="Bringing your maps"
        {...(photosTotal > 0 && { share: photosDone / photosTotal })}
      />
      <p role="status">{text}</p>
    </>
  );
}
