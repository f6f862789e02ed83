import { Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { Checkbox, Switch } from "../../../ui/fields/Checkbox.tsx";
import { ChoiceCard, ChoiceCards } from "../../../ui/fields/ChoiceCards.tsx";
import { ColorSwatches } from "../../../ui/fields/ColorSwatches.tsx";
import { RangeField } from "../../../ui/fields/RangeField.tsx";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { ComponentSample, SampleColumn, SampleGroup } from "./SampleGroup.tsx";

const PAPER_SIZES = [
  { value: "letter", label: "Letter" },
  { value: "a4", label: "A4" },
];

const VIEWS = [
  { value: "suggestion", label: "Suggestion" },
  { value: "current", label: "Current" },
] as const;

export function FieldSamples() {
  const [size, setSize] = useState(100);
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("suggestion");
  const [color, setColor] = useState(SAMPLE_COLORS[1].value);
  return (
    <SampleGroup title="Fields">
      <ComponentSample name="TextField: hint, error, disabled">
        <SampleColumn>
          <TextField
            label="Project name"
            defaultValue="Fifty states"
            hint="Shown to collaborators."
          />
          <TextField label="Email" type="email" error="Enter a complete email address." />
          <TextField label="Voucher code" placeholder="Not needed" disabled />
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="Select">
        <SampleColumn>
          <Select label="Paper" options={PAPER_SIZES} hint="The paper in your printer." />
          <Select label="Paper, not chosen" options={PAPER_SIZES} error="Choose a paper." />
          <Select label="Paper, fixed" options={PAPER_SIZES} disabled />
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="Checkbox and Switch">
        <SampleColumn>
          <Checkbox label="Include the District of Columbia" defaultChecked />
          <Checkbox label="Print cut lines" />
          <Checkbox label="Always on for stickers" defaultChecked disabled />
          <Switch label="Show suggestions" defaultChecked />
          <Switch label="Show the safe line" />
          <Switch label="Not available here" disabled />
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="RangeField">
        <SampleColumn>
          <RangeField
            label="Size"
            value={size}
            min={20}
            max={200}
            valueText={`${size}%`}
            onChange={setSize}
          />
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="Segmented">
        <SegmentedControl label="Show" options={VIEWS} value={view} onChange={setView} />
      </ComponentSample>
      <ComponentSample name="ChoiceCards">
        <ChoiceCards>
          <legend className="visually-hidden">View</legend>
          {VIEWS.map(({ value, label }) => (
            <ChoiceCard
              key={value}
              name="sample-choice"
              checked={value === view}
              picture={<MapIcon size={22} strokeWidth={1.6} aria-hidden="true" />}
              title={label}
              hints={["A hint about this choice."]}
              onChoose={() => setView(value)}
            />
          ))}
        </ChoiceCards>
      </ComponentSample>
      <ComponentSample name="ColorSwatches">
        <SampleColumn>
          <ColorSwatches
            label="Background color"
            colors={SAMPLE_COLORS}
            value={color}
            onChange={setColor}
          />
        </SampleColumn>
      </ComponentSample>
    </SampleGroup>
  );
}

/** Example backgrounds of openings, which are content and not part of the palette. */
const SAMPLE_COLORS = [
  { value: "#ffffff", name: "White" },
  { value: "#e9d8b0", name: "Sand" },
  { value: "#c9dde8", name: "Mist" },
  { value: "#cfe0ca", name: "Sage" },
  { value: "#f1c9b8", name: "Clay" },
  { value: "#1f2a37", name: "Ink" },
] as [Color, Color, ...Color[]];

interface Color {
  readonly value: string;
  readonly name: string;
}
