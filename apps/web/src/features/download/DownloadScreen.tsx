import { type Design, openingsOf } from "@photomap/design";
import { printingMessages, say } from "@photomap/messages";
import { DEFAULT_PRINT_OPTIONS, findPaper, PAPERS, singleSheet } from "@photomap/printing";
import type { Inputs } from "@photomap/project";
import { sheetScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./DownloadScreen.module.css";
import { usePrint } from "./use-print.ts";

/** A download is cut by hand at home, right at the line: no buffer area around it. */
const OPTIONS = { ...DEFAULT_PRINT_OPTIONS, includeBuffer: false };
const PAPER_IDS = new Set(["4x6", "5x7", "8x10", "11x14", "letter", "A4"]);

interface DownloadScreenProps {
  readonly fileId: string;
  readonly design: Design;
  readonly inputs: Inputs;
  readonly outputScale: number;
  readonly photoUrl: (id: string) => string | undefined;
}

export function DownloadScreen({
  fileId,
  design,
  inputs,
  outputScale,
  photoUrl,
}: DownloadScreenProps) {
  const filled = openingsOf(design).filter(({ id }) => (inputs[id]?.images.length ?? 0) > 0);
  const [openingId, setOpeningId] = useState(filled[0]?.id ?? "");
  const [paperId, setPaperId] = useState("8x10");
  const print = usePrint();
  const opening = filled.find(({ id }) => id === openingId);
  const paper = findPaper(paperId);
  if (opening === undefined || paper === undefined) return <NothingToPrint fileId={fileId} />;
  const layout = singleSheet(opening, paper, outputScale, OPTIONS);
  return (
    <div className={styles.screen}>
      <div className={styles.preview}>
        {layout === undefined ? (
          <p role="status">Does not fit on the current paper size</p>
        ) : (
          <SceneSvg
            ops={sheetScene(layout, design, inputs, OPTIONS, outputScale)}
            width={layout.width}
            height={layout.height}
            imageUrl={({ src }) => photoUrl(src)}
            className={styles.sheet ?? ""}
            label={`${opening.name} on ${paper.name}`}
          />
        )}
      </div>
      <div className={styles.panel}>
        <h1>Print at home</h1>
        <Select
          label={capitalise(design.regionType)}
          value={openingId}
          options={filled.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setOpeningId(event.target.value)}
        />
        <Select
          label="Paper"
          value={paperId}
          options={PAPERS.filter(({ id }) => PAPER_IDS.has(id)).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          onChange={(event) => setPaperId(event.target.value)}
        />
        <Button
          variant="primary"
          icon={<Download size={20} strokeWidth={1.6} aria-hidden="true" />}
          loading={print.state === "working"}
          disabled={layout === undefined}
          onClick={() => {
            if (layout) void print.start({ fileId, paper, opening, layout, options: OPTIONS });
          }}
        >
          Download
        </Button>
        <p className={styles.status} role="status">
          {print.state === "working" ? "Drawing your sheet at 300 dpi." : null}
          {print.state === "done" ? (
            <a href={print.url} download>
              Save {print.filename}
            </a>
          ) : null}
          {print.state === "failed" ? say(printingMessages.failed) : null}
        </p>
      </div>
    </div>
  );
}

function NothingToPrint({ fileId }: { readonly fileId: string }) {
  return (
    <EmptyState
      icon={<Download size={32} strokeWidth={1.4} aria-hidden="true" />}
      heading="h1"
      title="Nothing to print yet"
      action={<LinkButton to={`/p/${fileId}`}>Back to the map</LinkButton>}
    >
      Add a photo first.
    </EmptyState>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
