import { bufferChoice, DEFAULT_PRINT_OPTIONS, type PrintOptions } from "@photomap/printing";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Select } from "../../../ui/Select.tsx";
import type { PrintedProject, usePrintJob } from "../use-print-job.ts";
import { FileSection } from "./FileSection.tsx";
import { QuantityList } from "./QuantityList.tsx";
import styles from "./SettingsPanel.module.css";

interface SettingsPanelProps {
  readonly printed: PrintedProject;
  readonly print: ReturnType<typeof usePrintJob>;
  readonly canBeTransparent: boolean;
}

const PACKINGS = [
  { value: "multiple", label: "Share sheets" },
  { value: "single", label: "One on each" },
] as const;

export function SettingsPanel({ printed, print, canBeTransparent }: SettingsPanelProps) {
  const { settings, changeSettings, modes, file, setFile, plan } = print;
  const { size } = settings;
  return (
    <div className={styles.panel}>
      <FileSection file={file} canBeTransparent={canBeTransparent} onChange={setFile} />
      <section className={styles.section}>
        <h2>Paper</h2>
        <Segmented
          label="Prints on a sheet"
          options={PACKINGS}
          value={size.packingMode}
          onChange={(packingMode) => changeSettings({ size: { ...size, packingMode } })}
        />
        <Select
          label="Paper size"
          value={size.sizeModeId}
          options={modes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => changeSettings({ size: { ...size, sizeModeId: target.value } })}
        />
      </section>
      <section className={styles.section}>
        <h2>Options</h2>
        <OptionChoices
          printed={printed}
          options={settings.options}
          onChange={(options) => changeSettings({ options })}
        />
      </section>
      <QuantityList
        regionTypePlural={printed.design.regionTypePlural}
        rows={plan.rows}
        quantities={print.quantities}
        onChange={print.setQuantities}
      />
    </div>
  );
}

interface OptionChoicesProps {
  readonly printed: PrintedProject;
  readonly options: PrintOptions;
  readonly onChange: (options: PrintOptions) => void;
}

function OptionChoices({ printed, options, onChange }: OptionChoicesProps) {
  const buffer = bufferChoice(options, printed.service);
  return (
    <div className={styles.options}>
      <Checkbox
        label="Border"
        checked={options.borderWidth > 0}
        onChange={({ target }) =>
          onChange({
            ...options,
            borderWidth: target.checked ? DEFAULT_PRINT_OPTIONS.borderWidth : 0,
          })
        }
      />
      <Checkbox
        label="Cut photos to the outline"
        checked={options.clipImage}
        onChange={({ target }) => onChange({ ...options, clipImage: target.checked })}
      />
      <Checkbox
        label="Printing guides"
        checked={options.printingGuides}
        onChange={({ target }) => onChange({ ...options, printingGuides: target.checked })}
      />
      {buffer === "hidden" ? null : (
        <Checkbox
          label="Buffer area"
          checked={options.includeBuffer}
          disabled={buffer === "disabled"}
          onChange={({ target }) => onChange({ ...options, includeBuffer: target.checked })}
        />
      )}
    </div>
  );
}
