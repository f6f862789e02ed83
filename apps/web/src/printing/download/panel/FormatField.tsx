import type { PrintFormat } from "@photomap/printing";
import { FileImage, Files, type LucideIcon, Scissors, SquareDashed } from "lucide-react";
import { Select } from "../../../ui/fields/Select.tsx";
import panelStyles from "../../sheets/panel/SettingsPanel.module.css";
import styles from "./FormatField.module.css";

const PICTURES: Readonly<Record<PrintFormat, LucideIcon>> = {
  jpeg: FileImage,
  pdf: Files,
  svg: Scissors,
  png: SquareDashed,
};

export interface FormatOption<Format extends PrintFormat> {
  readonly value: Format;
  readonly label: string;
  /** What the format makes. */
  readonly hint: string;
}

interface FormatFieldProps<Format extends PrintFormat> {
  readonly formats: readonly FormatOption<Format>[];
  readonly value: Format;
  readonly onChange: (format: Format) => void;
}

export function FormatField<Format extends PrintFormat>(props: FormatFieldProps<Format>) {
  const { formats, value, onChange } = props;
  const Picture: LucideIcon = PICTURES[value];
  const hint = formats.find((option) => option.value === value)?.hint;
  return (
    <section className={panelStyles.section}>
      <h2>Files</h2>
      <div className={styles.format}>
        <span className={styles.picture} aria-hidden="true">
          <Picture size={28} strokeWidth={1.4} />
        </span>
        <Select
          label="Format"
          value={value}
          options={formats}
          {...(hint !== undefined && { hint })}
          onChange={({ target }) => {
            const format = formats.find((option) => option.value === target.value)?.value;
            if (format !== undefined) onChange(format);
          }}
        />
      </div>
    </section>
  );
}
