import { formatMessage, timelineMessages } from "@photomap/messages";
import {
  createDatesEdit,
  type Edit,
  type EnteredDates,
  type TimelineEntry,
} from "@photomap/project";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { SegmentedControl } from "../../ui/fields/SegmentedControl.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import { DateFields } from "./DateFields.tsx";
import styles from "./DatesDialog.module.css";
import {
  createCommonDateDraft,
  createDateDraft,
  type DateDraft,
  EMPTY_DATE_DRAFT,
  getLocalDay,
  isSameDateDraft,
  parseDateDraft,
} from "./date-draft.ts";
import { describeDate, describeDateSource } from "./describe-dates.ts";
import { TimelinePhoto } from "./TimelinePhoto.tsx";

type Mode = "opening" | "photos";

const MODES = [
  { value: "opening", label: "One date for all" },
  { value: "photos", label: "A date for each photo" },
] as const;

const THUMB_PX = 96;

interface DatesDialogProps {
  readonly entry: TimelineEntry;
  readonly photoUrl: FindPhotoUrl;
  /** Called with undefined when no date was changed. */
  readonly onSave: (edit: Edit | undefined) => void;
  readonly onClose: () => void;
}

/** The dates of the photos of one opening: one for all, or one each. Nothing changes before Save. */
export function DatesDialog({ entry, photoUrl, onSave, onClose }: DatesDialogProps) {
  const { opening, images } = entry;
  const drafts = useDrafts(entry);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [attempts]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { dates, hasProblem } = drafts.check();
    setAttempts((count) => count + 1);
    if (!hasProblem) onSave(createDatesEdit(opening.id, images, dates));
  };
  return (
    <Dialog
      opened
      title={formatMessage(timelineMessages.dialogTitle, { name: opening.name })}
      onClose={onClose}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" variant="primary" type="submit" form={formId}>
            {images.length > 1 ? "Save dates" : "Save date"}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={save}>
        <p className={styles.hint}>When was this? The year alone is enough.</p>
        {images.length > 1 ? (
          <SegmentedControl
            label="Dates"
            options={MODES}
            value={drafts.mode}
            onChange={drafts.setMode}
          />
        ) : null}
        {drafts.mode === "opening" ? (
          <>
            <ul className={styles.strip}>
              {images.map((image) => (
                <li key={image.id}>
                  <TimelinePhoto image={image} edgePx={THUMB_PX} photoUrl={photoUrl} />
                  <small>
                    {describeDate(image)}, {describeDateSource(image)}
                  </small>
                </li>
              ))}
            </ul>
            <DateFields
              legend={images.length > 1 ? "Date for all photos" : "Date for this photo"}
              draft={drafts.common}
              problem={drafts.getProblem(drafts.common)}
              onChange={drafts.setCommon}
            />
          </>
        ) : (
          <ol className={styles.photos}>
            {images.map((image, index) => (
              <li key={image.id}>
                <TimelinePhoto image={image} edgePx={THUMB_PX} photoUrl={photoUrl} />
                <div>
                  <DateFields
                    legend={`Photo ${index + 1}`}
                    draft={drafts.get(image.id)}
                    problem={drafts.getProblem(drafts.get(image.id))}
                    onChange={(draft) => drafts.set(image.id, draft)}
                  />
                  <small>
                    {describeDate(image)}, {describeDateSource(image)}
                  </small>
                </div>
              </li>
            ))}
          </ol>
        )}
      </form>
    </Dialog>
  );
}

function useDrafts({ images }: TimelineEntry) {
  const [initial] = useState(() => {
    const each: Readonly<Record<string, DateDraft>> = Object.fromEntries(
      images.map((image) => [image.id, createDateDraft(image)]),
    );
    return { common: createCommonDateDraft(images), each };
  });
  const [mode, setMode] = useState<Mode>(() => {
    const [first, ...others] = Object.values(initial.each);
    const isOne = first === undefined || others.every((other) => isSameDateDraft(other, first));
    return isOne ? "opening" : "photos";
  });
  const [common, setCommon] = useState(initial.common);
  const [each, setEach] = useState(initial.each);
  const [isChecked, setChecked] = useState(false);
  const [today] = useState(() => getLocalDay(new Date()));
  const get = (id: string) => each[id] ?? EMPTY_DATE_DRAFT;
  const check = () => {
    setChecked(true);
    const dates: Record<string, EnteredDates[string]> = {};
    let hasProblem = false;
    for (const { id } of images) {
      const [draft, before] =
        mode === "opening" ? [common, initial.common] : [get(id), initial.each[id] ?? common];
      // An untouched estimate stays an estimate.
      if (isSameDateDraft(draft, before)) continue;
      const checked = parseDateDraft(draft, today);
      if ("problem" in checked) hasProblem = true;
      else dates[id] = checked.date;
    }
    return { dates, hasProblem };
  };
  return {
    mode,
    setMode,
    common,
    setCommon,
    get,
    set: (id: string, draft: DateDraft) => setEach((before) => ({ ...before, [id]: draft })),
    /** The problem of a draft; undefined before the first attempt to save. */
    getProblem: (draft: DateDraft) => {
      const checked = parseDateDraft(draft, today);
      return isChecked && "problem" in checked ? checked.problem : undefined;
    },
    check,
  };
}
