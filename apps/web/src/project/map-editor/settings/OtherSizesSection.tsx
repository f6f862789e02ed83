import {
  type DesignEntry,
  findBackground,
  findOutputOption,
  formatMapSize,
  formatSize,
} from "@photomap/design";
import { transferInputs } from "@photomap/project";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { copyGuestProject } from "../../store/guests/copy-guest-project.ts";
import { createProjectCopy } from "../../store/guests/create-project-copy.ts";
import { loadDesign, loadOtherSizes } from "../../store/loading/load-design.ts";
import { useProject } from "../../store/project-context.ts";
import styles from "./SizingSection.module.css";

/** Offers the map's other sizes. A new project gets the photos; this one stays. */
export function OtherSizesSection() {
  const { design } = useProject();
  const [sizes, setSizes] = useState<readonly DesignEntry[]>([]);
  const [chosen, setChosen] = useState<DesignEntry>();
  const { changeSize, busy, failure } = useSizeChange();
  useEffect(() => {
    // Without a connection no other size can be loaded, so none is offered.
    loadOtherSizes(design).then(setSizes, () => undefined);
  }, [design]);
  if (sizes.length === 0) return null;
  const confirm = async () => {
    if (chosen !== undefined && (await changeSize(chosen))) setChosen(undefined);
  };
  return (
    <div className={styles.others}>
      <p>This map also comes in other sizes.</p>
      <div className={styles.buttons}>
        {sizes.map((size) => (
          <Button key={size.id} size="small" onClick={() => setChosen(size)}>
            {formatMapSize(size)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        opened={chosen !== undefined}
        title={`Change the size to ${chosen === undefined ? "" : formatSize(chosen)}?`}
        confirmLabel="Change the size"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setChosen(undefined)}
      >
        <p>
          We'll copy your photos to a new project in this size, each in the same place. This project
          stays in Your Projects until you delete it.
        </p>
        {failure === undefined ? null : <p role="alert">{failure}</p>}
      </ConfirmDialog>
    </div>
  );
}

function useSizeChange() {
  const { id, design, store, isGuest } = useProject();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // By size, and kept after a failure: trying again must not create a second project.
  const requestIds = useRef(new Map<string, string>());
  const create = async (designId: string) => {
    const target = await loadDesign(designId);
    const { content } = store.getState();
    const { inputs, missing } = transferInputs(content.inputs, design, target);
    const option = findOutputOption(target, content.outputType) ?? findOutputOption(target);
    if (option === undefined) throw new Error("This map isn't available as this product.");
    const { backgroundId } = content;
    const hasBackground = backgroundId !== null && findBackground(target, backgroundId);
    const copy = {
      ...content,
      inputs,
      outputType: option.type,
      outputScale: option.scale,
      backgroundId: hasBackground ? backgroundId : null,
    };
    const requestId = requestIds.current.get(designId) ?? crypto.randomUUID();
    requestIds.current.set(designId, requestId);
    const created = isGuest
      ? await copyGuestProject(id, target, copy, requestId)
      : await createProjectCopy(designId, copy, requestId);
    requestIds.current.delete(designId);
    return { created, missing };
  };
  const changeSize = async ({ id: designId }: DesignEntry): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { created, missing } = await create(designId);
      await navigate(`/p/${created.id}`);
      const left = missing.map(({ name }) => name).join(", ");
      showToast({
        id: "size-changed",
        type: missing.length > 0 ? "warning" : "info",
        content: `"${created.name}" has your photos in the new size.`,
        ...(missing.length > 0 && { detail: `This size doesn't have ${left}.` }),
      });
      return true;
    } catch (error) {
      setFailure(reportAndDescribeFailure(error, "change size"));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { changeSize, busy, failure };
}
