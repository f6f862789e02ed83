import { formatMessage, printingMessages } from "@photomap/messages";
import type { PrintPlan, SizeMode } from "@photomap/printing";
import { Printer, TriangleAlert } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import type { ProjectToPrint } from "../use-print-job.ts";
import styles from "./FitNotice.module.css";

interface FitNoticeProps {
  readonly plan: PrintPlan;
  readonly design: ProjectToPrint["design"];
  /** The name of the selected paper. */
  readonly paper: string;
  /** A paper that fits every selected opening; undefined when no other paper does. */
  readonly fitting: SizeMode | undefined;
  readonly onUse: (mode: SizeMode) => void;
}

/** Names the openings that are not printed, and offers a paper that fits them. */
export function FitNotice({ plan, design, paper, fitting, onUse }: FitNoticeProps) {
  const { problem } = plan;
  if (problem === undefined) return null;
  const action =
    fitting === undefined || problem === "noneSelected" ? null : (
      <Button size="small" onClick={() => onUse(fitting)}>{`Use ${fitting.name}`}</Button>
    );
  if (problem === "someDoNotFit") {
    return (
      <div className={styles.warning}>
        <p role="status">
          <TriangleAlert size={18} strokeWidth={1.8} aria-hidden="true" />
          {describeUnfitting(plan, design, paper)}
        </p>
        {action}
      </div>
    );
  }
  return (
    <EmptyState
      icon={<Printer size={32} strokeWidth={1.4} aria-hidden="true" />}
      title="No sheets"
      {...(action !== null && { action })}
    >
      {problem === "noneFit"
        ? formatMessage(printingMessages.noneFit)
        : formatMessage(printingMessages.noneSelected, { region: design.regionType })}
    </EmptyState>
  );
}

const LIST = new Intl.ListFormat("en-US");

function describeUnfitting(
  { rows }: PrintPlan,
  { regionTypePlural: regions }: ProjectToPrint["design"],
  paper: string,
): string {
  const selected = rows.filter(({ quantity }) => quantity > 0);
  const names = selected.filter(({ fits }) => !fits).map(({ opening }) => opening.name);
  const facts = { total: selected.length, regions, paper };
  const [name = ""] = names;
  return names.length === 1
    ? formatMessage(printingMessages.oneDoesNotFit, { ...facts, name })
    : formatMessage(printingMessages.someDoNotFit, {
        ...facts,
        count: names.length,
        names: LIST.format(names.toSorted((a, b) => a.localeCompare(b))),
      });
}
