import {
  type DesignEntry,
  type DesignGroup,
  findOutputOption,
  type OutputOption,
} from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { DesignPicker } from "./DesignPicker.tsx";
import { MapTypePicker } from "./MapTypePicker.tsx";
import { SizePicker } from "./SizePicker.tsx";
import { useDesigns } from "./use-designs.ts";

interface CreateDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCreate: (design: DesignEntry, option: OutputOption) => void;
  /** The id of the design whose project is being created. */
  readonly busy: string | undefined;
}

/** Starts a project in steps: map, size, output. Steps with only one option are skipped. */
export function CreateProjectDialog({ opened, onClose, onCreate, busy }: CreateDialogProps) {
  const designs = useDesigns(opened);
  const [query, setQuery] = useState("");
  const [group, setGroup] = useState<DesignGroup<DesignEntry>>();
  const [design, setDesign] = useState<DesignEntry>();
  const [option, setOption] = useState<OutputOption>();
  const [step, setStep] = useState<"map" | "size" | "output">("map");

  const chooseDesign = (chosen: DesignEntry) => {
    const initial = findOutputOption(chosen);
    if (initial === undefined || busy !== undefined) return;
    setDesign(chosen);
    setOption(initial);
    if (chosen.outputOptions.length > 1) setStep("output");
    else onCreate(chosen, initial);
  };
  const chooseGroup = (chosen: DesignGroup<DesignEntry>) => {
    setGroup(chosen);
    setDesign(undefined);
    if (chosen.designs.length > 1) setStep("size");
    else chooseDesign(chosen.designs[0]);
  };
  const goBack = () => setStep(step === "output" && isSized(group) ? "size" : "map");
  const close = () => {
    setStep("map");
    setGroup(undefined);
    setQuery("");
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={formatMessage(projectMessages.createTitle)}
      size="wide"
      actions={
        step === "map" ? null : (
          <>
            <Button onClick={goBack}>Back</Button>
            {step === "output" && design && option ? (
              <Button
                variant="primary"
                loading={busy !== undefined}
                onClick={() => onCreate(design, option)}
              >
                Create
              </Button>
            ) : null}
          </>
        )
      }
    >
      {step === "map" ? (
        <DesignPicker
          designs={designs}
          query={query}
          onQuery={setQuery}
          chosen={group?.baseId}
          busy={busy}
          onChoose={chooseGroup}
        />
      ) : null}
      {step === "size" && group ? (
        <SizePicker group={group} chosen={design?.id} busy={busy} onChoose={chooseDesign} />
      ) : null}
      {step === "output" && design && option ? (
        <MapTypePicker design={design} option={option} onOption={setOption} />
      ) : null}
    </Dialog>
  );
}

function isSized(group: DesignGroup<DesignEntry> | undefined): boolean {
  return group !== undefined && group.designs.length > 1;
}
