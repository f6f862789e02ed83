import type { ReactNode } from "react";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import type { ProjectToPrint, usePrintJob } from "../use-print-job.ts";
import { PrintOptionFields } from "./PrintOptionFields.tsx";
import { QuantityList } from "./QuantityList.tsx";
import styles from "./SettingsPanel.module.css";

interface SettingsPanelProps {
  readonly printed: ProjectToPrint;
  readonly print: ReturnType<typeof usePrintJob>;
  /** Shown above the other sections. */
  readonly children?: ReactNode;
}

const PACKINGS = [
  { value: "multiple", label: "Several per sheet" },
  { value: "single", label: "One per sheet" },
] as const;

export function SettingsPanel({ printed, print, children }: SettingsPanelProps) {
  const { settings, changeSettings, modes, plan } = print;
  const { size } = settings;
  return (
    <div className={styles.panel}>
      {children}
      <section className={styles.section}>
        <h2>Paper</h2>
        <SegmentedControl
          label="Prints per sheet"
          options={PACKINGS}
          value={size.packingMode}
          onChange={(packingMode) => changeSettings({ size: { ...size, packingMode } })}
        />
        <Select
          label="Paper size"
          value={size.printSizeModeId}
          options={modes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) =>
            changeSettings({ size: { ...size, printSizeModeId: target.value } })
          }
        />
      </section>
      <section className={styles.section}>
        <h2>Options</h2>
        <PrintOptionFields
          service={printed.service}
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
