import { formatMessage, printingMessages } from "@photomap/messages";
import { type PackedSheet, sizeCardHeight } from "@photomap/printing";
import { Download } from "lucide-react";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Badge } from "../../../ui/status/Badge.tsx";
import { ProgressBar } from "../../../ui/status/ProgressBar.tsx";
import { downloadPrintFiles } from "../download-print-files.ts";
import { EnlargeButton } from "../preview/EnlargeButton.tsx";
import type { PrintJob } from "../print-job.ts";
import type { PrintFile } from "../request-prints.ts";
import type { ProjectToPrint } from "../use-print-job.ts";
import styles from "./SheetCard.module.css";
import { SheetPicture } from "./SheetPicture.tsx";

interface SheetCardProps {
  readonly sheet: PackedSheet;
  readonly name: string;
  readonly printed: ProjectToPrint;
  readonly options: PrintJob["options"];
  readonly photoUrl: FindPhotoUrl;
  readonly file: PrintFile | undefined;
  readonly onEnlarge: () => void;
}

export function SheetCard(props: SheetCardProps) {
  const { sheet, name, printed, options, photoUrl, file, onEnlarge } = props;
  const { paper, layout, copies } = sheet;
  return (
    <figure className={styles.card}>
      <div className={styles.tile} style={{ height: sizeCardHeight(layout) }}>
        <SheetPicture
          layout={layout}
          printed={printed}
          options={options}
          photoUrl={photoUrl}
          className={styles.sheet ?? ""}
          label={`Sheet ${name}`}
        />
        <EnlargeButton label={`Enlarge ${name}`} onClick={onEnlarge} />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {paper.name}
          {copies > 1 ? <Badge tone="accent">{`Print ${copies} copies`}</Badge> : null}
        </span>
        {file === undefined ? null : <FileState file={file} />}
      </figcaption>
    </figure>
  );
}

function FileState({ file }: { readonly file: PrintFile }) {
  switch (file.status) {
    case "WAITING":
      return <ProgressBar label="Waiting" />;
    case "RUNNING":
      return <ProgressBar label="Making" share={file.progress} />;
    case "DONE":
      return (
        <Button
          size="small"
          icon={<Download size={18} strokeWidth={1.6} aria-hidden="true" />}
          aria-label={`Download ${file.downloadFilename}`}
          onClick={() => void downloadPrintFiles([file])}
        >
          Download
        </Button>
      );
    default:
      return (
        <span className={styles.failed} role="alert">
          {formatMessage(printingMessages.failed)}
        </span>
      );
  }
}
