import { openingsOf } from "@photomap/design";
import { inspectPrints, type PrintFinding, type PrintOptions } from "@photomap/printing";
import { CircleCheck } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { FindingsCard } from "../../findings/FindingsCard.tsx";
import type { ProjectToPrint } from "../use-print-job.ts";
import { createFindingTexts } from "./create-finding-texts.ts";
import { FindingPicture } from "./FindingPicture.tsx";
import styles from "./Preflight.module.css";

interface PreflightProps {
  readonly project: OpenProject;
  readonly printed: ProjectToPrint;
  readonly options: PrintOptions;
  readonly photoUrl: FindPhotoUrl;
  /** Openings that have photos but are not printed. */
  readonly skippedIds?: readonly string[];
}

const COLLAPSED_COUNT = 3;
const NOTHING: readonly string[] = [];

/** Print problems found before printing: blurry photos, gaps, photos outside, missing photos. */
export function Preflight(props: PreflightProps) {
  const { project, printed, options, photoUrl, skippedIds = NOTHING } = props;
  const [isOpen, setOpen] = useState(false);
  const all = useFindings(printed, options);
  const findings = all.filter((finding) =>
    // For a part of the map, openings without photos are no problem.
    finding.kind === "missing" ? skippedIds.length === 0 : !skippedIds.includes(finding.opening.id),
  );
  const { regionTypePlural } = printed.design;
  if (findings.length === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck size={20} strokeWidth={1.8} aria-hidden="true" />
        {`Every photo is sharp, and all ${regionTypePlural} are covered.`}
      </p>
    );
  }
  const shown = isOpen ? findings : findings.slice(0, COLLAPSED_COUNT);
  const count = findings.length;
  return (
    <div className={styles.preflight}>
      <FindingsCard
        count={count}
        foot={
          count > COLLAPSED_COUNT ? (
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? "Show fewer" : `Show all ${count}`}
            </Button>
          ) : null
        }
      >
        {shown.map((finding) => (
          <li key={getFindingKey(finding)} className={styles.finding}>
            <FindingPicture
              opening={getFindingOpening(finding)}
              printed={printed}
              options={options}
              photoUrl={photoUrl}
            />
            <FindingText project={project} finding={finding} />
          </li>
        ))}
      </FindingsCard>
    </div>
  );
}

/** Inspects all photos, deferred so that it does not block the settings panel. */
function useFindings(printed: ProjectToPrint, options: PrintOptions): readonly PrintFinding[] {
  const { design, content, option, brand } = printed;
  const inputs = useDeferredValue(content.inputs);
  const { outputScale: scale } = content;
  return useMemo(
    () =>
      inspectPrints({
        openings: openingsOf(design),
        inputs,
        outputOption: option,
        options: { ...options, brand },
        scale,
      }),
    [design, inputs, option, options, brand, scale],
  );
}

interface FindingTextProps {
  readonly project: OpenProject;
  readonly finding: PrintFinding;
}

function FindingText({ project, finding }: FindingTextProps) {
  const { id, design, store } = project;
  const { title, text, fixLabel, fixed } = createFindingTexts(finding, design);
  const fix = "fix" in finding && store.canEdit ? finding.fix : undefined;
  const opening = getFindingOpening(finding);
  const apply = () => {
    if (fix === undefined) return;
    store.edit(fix);
    const action = { label: "Undo", onSelect: () => store.undo() };
    showToast({ id: "preflight-fix", type: "info", content: fixed ?? title, action });
  };
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.acts}>
        {fix === undefined ? null : (
          <Button size="small" onClick={apply}>
            {fixLabel}
          </Button>
        )}
        <Link className={styles.jump} to={`/p/${id}/${opening.id}`}>
          {`Open ${opening.name}`}
        </Link>
      </div>
    </div>
  );
}

function getFindingOpening(finding: PrintFinding) {
  const opening = finding.kind === "missing" ? finding.openings[0] : finding.opening;
  if (opening === undefined) throw new RangeError("Nothing is missing");
  return opening;
}

function getFindingKey(finding: PrintFinding): string {
  const imageId = "imageId" in finding ? finding.imageId : "";
  return `${finding.kind} ${getFindingOpening(finding).id} ${imageId}`;
}
