import { Segmented } from "../../ui/fields/Segmented.tsx";
import type { ProjectOrder } from "./project-order.ts";

const OPTIONS = [
  { value: "modified", label: "Modified" },
  { value: "name", label: "Name" },
  { value: "timeline", label: "Timeline" },
] as const;

interface OrderPickerProps {
  readonly value: ProjectOrder;
  readonly onChange: (order: ProjectOrder) => void;
}

export function OrderPicker({ value, onChange }: OrderPickerProps) {
  return <Segmented label="Sort by" options={OPTIONS} value={value} onChange={onChange} />;
}
