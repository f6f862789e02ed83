import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import type { FileFormatSettings } from "../../sheets/print-job.ts";
import { FormatField, type FormatOption } from "./FormatField.tsx";

const FORMATS: readonly FormatOption<FileFormatSettings["format"]>[] = [
  {
    value: "jpeg",
    label: "JPEG pictures",
    hint: "One picture per sheet at 300 dots per inch, for your printer or any photo shop.",
  },
  {
    value: "pdf",
    label: "PDF, true size",
    hint: "All sheets in one document. Print at 100%, then measure the ruler in the corner: if it's one inch long, the size is right.",
  },
  {
    value: "svg",
    label: "SVG for cutting machines",
    hint: "Photos and cut lines on separate layers. Print the sheet, then let the machine cut it.",
  },
  {
    value: "png",
    label: "PNG, transparent",
    hint: "One picture per sheet, with nothing around the photos.",
  },
];

const MACHINES = [
  { value: "cricut", label: "Cricut" },
  { value: "silhouette", label: "Silhouette" },
] as const;

interface FileSectionProps {
  readonly file: FileFormatSettings;
  readonly canBeTransparent: boolean;
  readonly onChange: (file: FileFormatSettings) => void;
}

export function FileFormatSection({ file, canBeTransparent, onChange }: FileSectionProps) {
  const formats = FORMATS.filter(({ value }) => value !== "png" || canBeTransparent);
  return (
    <>
      <FormatField
        formats={formats}
        value={file.format}
        onChange={(format) => onChange({ ...file, format })}
      />
      {file.format === "svg" ? (
        <SegmentedControl
          label="Machine"
          options={MACHINES}
          value={file.machine}
          onChange={(machine) => onChange({ ...file, machine })}
        />
      ) : null}
    </>
  );
}
