import { resolveOutputOption } from "@photomap/design";
import { formatMessage, projectMessages, timelineMessages } from "@photomap/messages";
import {
  countProgress,
  type Edit,
  getOpeningStatuses,
  listTimeline,
  type Progress,
  type TimelineEntry,
  type TimelineYear,
} from "@photomap/project";
import { CalendarDays } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import type { OpenProject } from "../store/loading/open-project.ts";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import { useProjectState } from "../store/project-context.ts";
import { DatesDialog } from "./DatesDialog.tsx";
import { findYearSpan } from "./describe-dates.ts";
import { Instructions } from "./Instructions.tsx";
import { getCardElementId } from "./TimelineCard.tsx";
import styles from "./TimelineScreen.module.css";
import { getYearElementId, TimelineTrack } from "./TimelineTrack.tsx";
import { YearNav } from "./YearNav.tsx";

interface TimelineScreenProps {
  readonly project: OpenProject;
  readonly photoUrl: FindPhotoUrl;
  /** A banner that leads to the progress image. */
  readonly shareBanner: ReactNode;
}

export function TimelineScreen({ project, photoUrl, shareBanner }: TimelineScreenProps) {
  const { id, design } = project;
  const { years, progress } = useTimeline(project);
  const track = useRef<HTMLDivElement>(null);
  const dialog = useDatesDialog(project);
  const { regionType, regionTypePlural } = design;
  const entries = years.flatMap((group) => group.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<CalendarDays size={32} strokeWidth={1.4} aria-hidden="true" />}
        title={formatMessage(timelineMessages.title)}
        heading="h1"
        action={
          <LinkButton to={`/p/${id}`} variant="primary">
            Back to the map
          </LinkButton>
        }
      >
        {formatMessage(projectMessages.addPhotosBeforeTimeline, { regionType })}
      </EmptyState>
    );
  }
  const span = findYearSpan(years);
  const opened = entries.find(({ opening }) => opening.id === dialog.openingId);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>
            <span className="visually-hidden">{formatMessage(timelineMessages.title)}: </span>
            {describeSpan(span)}
          </h1>
          <p className={styles.lead}>
            {progress.filled} of {progress.total} {regionTypePlural}, in order by photo date.
          </p>
        </div>
        {shareBanner}
      </header>
      <Instructions regionType={regionType} />
      <TimelineTrack
        years={years}
        track={track}
        photoUrl={photoUrl}
        onOpen={({ opening }) => dialog.open(opening.id)}
      />
      {years.length > 1 ? (
        <YearNav
          years={years}
          describe={(count) => describeCount(count, regionType, regionTypePlural)}
          onSelect={scrollToYear}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {dialog.announcement}
      </p>
      {opened === undefined ? null : (
        <DatesDialog
          key={opened.opening.id}
          entry={opened}
          photoUrl={photoUrl}
          onSave={(edit) => dialog.save(opened, edit)}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

function useTimeline({ design, store }: OpenProject): {
  readonly years: readonly TimelineYear[];
  readonly progress: Progress;
} {
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  return useMemo(() => {
    const option = resolveOutputOption(design, { outputType, outputScale });
    return {
      years: listTimeline(design, inputs, option),
      progress: countProgress(design, getOpeningStatuses(inputs), option),
    };
  }, [design, inputs, outputType, outputScale]);
}

function describeSpan(span: ReturnType<typeof findYearSpan>): string {
  if (span === undefined) return "No dates yet";
  return span.first === span.last ? String(span.first) : `${span.first} to ${span.last}`;
}

function describeCount(count: number, regionType: string, plural: string): string {
  return count === 1 ? `1 ${regionType}` : `${count} ${plural}`;
}

function scrollToYear(year: number | undefined): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(getYearElementId(year))?.scrollIntoView({
    behavior: isCalm ? "auto" : "smooth",
    inline: "start",
    block: "nearest",
  });
}

/** The opened card; a save may move it to another year, where it is focused again. */
function useDatesDialog({ store }: OpenProject) {
  const [openingId, setOpeningId] = useState<string>();
  const [closedId, setClosedId] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (closedId === undefined) return;
    const card = document.getElementById(getCardElementId(closedId));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [closedId]);
  const close = () => {
    setClosedId(openingId);
    setOpeningId(undefined);
  };
  return {
    openingId,
    announcement,
    close,
    open: (id: string) => {
      setClosedId(undefined);
      setOpeningId(id);
    },
    save: ({ opening }: TimelineEntry, edit: Edit | undefined) => {
      if (edit !== undefined) {
        store.edit(edit);
        void store.saveInBackground();
        setAnnouncement(`Dates changed for ${opening.name}.`);
      }
      close();
    },
  };
}
