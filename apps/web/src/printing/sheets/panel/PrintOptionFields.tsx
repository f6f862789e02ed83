import {
  bufferChoice,
  DEFAULT_PRINT_OPTIONS,
  type PrintOptions,
  type PrintService,
} from "@photomap/printing";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import styles from "./SettingsPanel.module.css";

interface OptionChoicesProps {
  readonly service: PrintService;
  readonly options: PrintOptions;
  readonly onChange: (options: PrintOptions) => void;
}

export function PrintOptionFields({ service, options, onChange }: OptionChoicesProps) {
  const buffer = bufferChoice(options, service);
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
      <Checkbox
        label="Names beside the outlines"
        checked={options.regionNames}
        onChange={({ target }) => onChange({ ...options, regionNames: target.checked })}
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
