import { X } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import styles from "./ReviewTools.module.css";
import { describeHandled } from "./review-filters.ts";
import type { ActiveFilter, ReviewList } from "./use-review-list.ts";

const FORMS = [
  { value: "list", label: "List" },
  { value: "map", label: "Map" },
] as const;

interface ReviewToolsProps {
  readonly list: ReviewList;
  readonly isAccepting: boolean;
  readonly onAcceptAll: () => void;
}

/** List or map, the active filters, hidden suggestions, and accepting all that are shown. */
export function ReviewTools({ list, isAccepting, onAcceptAll }: ReviewToolsProps) {
  const { filters, show, activeFilters, filtered } = list;
  const { form, showsHidden } = filters;
  const handled = describeHandled(filtered);
  const acceptAll = ["Use all", filtered.visible.length, ...activeFilters.map((f) => f.label)];
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label="Show as"
        options={FORMS}
        value={form}
        onChange={(next) => show({ form: next })}
      />
      {activeFilters.map((filter) => (
        <FilterChip key={filter.label} {...filter} />
      ))}
      <div className={styles.end}>
        {handled === undefined ? null : (
          <Button size="small" onClick={() => show({ showsHidden: !showsHidden })}>
            {showsHidden ? "Hide" : "Show"} {handled}
          </Button>
        )}
        {filtered.visible.length > 1 ? (
          <Button size="small" variant="primary" loading={isAccepting} onClick={onAcceptAll}>
            {acceptAll.join(" ")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** A chip that removes its filter when pressed. */
function FilterChip({ label, onRemove }: ActiveFilter) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      {label}
      <X size={16} strokeWidth={2} aria-hidden="true" />
      <span className="visually-hidden">, remove this filter</span>
    </button>
  );
}
