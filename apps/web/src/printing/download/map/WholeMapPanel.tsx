import { formatSize } from "@photomap/design";
import { findPaper, MAP_PAPER_IDS } from "@photomap/printing";
import { Select } from "../../../ui/fields/Select.tsx";
import styles from "../../sheets/panel/SettingsPanel.module.css";
import { FormatField, type FormatOption } from "../panel/FormatField.tsx";
import type { WholeMapFormat, WholeMapJob, WholeMapSettings } from "./use-whole-map-job.ts";

const FORMATS: readonly FormatOption<WholeMapFormat>[] = [
  {
    value: "pdf",
    label: "PDF, true size",
    hint: "The whole map on as many sheets as it needs. Print at 100%, then measure the ruler in the corner: if it's one inch long, the size is right.",
  },
  {
    value: "jpeg",
    label: "JPEG picture",
    hint: "One picture of the whole map, to share or to have printed as a poster.",
  },
  {
    value: "png",
    label: "PNG, transparent",
    hint: "One picture of the whole map, with nothing around it.",
  },
];

interface MapPanelProps {
  readonly job: WholeMapJob;
  readonly choice: WholeMapSettings;
  readonly canBeTransparent: boolean;
  readonly onChange: (choice: WholeMapSettings) => void;
}

export function WholeMapPanel({ job, choice, canBeTransparent, onChange }: MapPanelProps) {
  const papers = MAP_PAPER_IDS.map((id) => ({
    value: id,
    label: findPaper(id)?.name ?? `One page, ${formatSize(job.map)}`,
  }));
  return (
    <div className={styles.panel}>
      <FormatField
        formats={FORMATS.filter(({ value }) => value !== "png" || canBeTransparent)}
        value={choice.format}
        onChange={(format) => onChange({ ...choice, format })}
      />
      {choice.format === "pdf" ? (
        <section className={styles.section}>
          <h2>Paper</h2>
          <Select
            label="Paper size"
            value={choice.paper}
            options={papers}
            hint={
              job.tiling.sheets.length > 1
                ? "Neighboring sheets overlap by half an inch. Cut each one at its corner marks, and glue it along the lines on the next."
                : "The whole map fits on one page."
            }
            onChange={({ target }) => {
              const paper = MAP_PAPER_IDS.find((id) => id === target.value);
              if (paper !== undefined) onChange({ ...choice, paper });
            }}
          />
        </section>
      ) : null}
    </div>
  );
}
