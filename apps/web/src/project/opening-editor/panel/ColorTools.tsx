import type { Opening } from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { Palette } from "lucide-react";
import { useState } from "react";
import { ColorSwatches } from "../../../ui/fields/ColorSwatches.tsx";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import { Popover } from "../../../ui/overlays/Popover.tsx";
import type { OpeningEditActions } from "../use-opening-editor.ts";
import { BACKGROUND_COLORS } from "./background-colors.ts";
import { ColorForm } from "./ColorForm.tsx";
import styles from "./OpeningPanel.module.css";

const INCLUSION = [
  { value: "yes", label: formatMessage(projectMessages.included) },
  { value: "no", label: formatMessage(projectMessages.notIncluded) },
] as const;

interface ColorToolsProps {
  readonly opening: Opening;
  readonly background: string | undefined;
  readonly isIncluded: boolean;
  readonly configure: OpeningEditActions["configure"];
}

/** Background color, and for optional openings whether the map includes them. */
export function ColorTools({ opening, background, isIncluded, configure }: ColorToolsProps) {
  return (
    <>
      <BackgroundColor
        background={background}
        onChange={(color) => configure({ background: color })}
      />
      {opening.optional ? (
        <>
          <h3 className={styles.heading}>On the map</h3>
          <SegmentedControl
            label={`${opening.name} on the map`}
            options={INCLUSION}
            value={isIncluded ? "yes" : "no"}
            onChange={(value) => configure({ enabled: value === "yes" })}
          />
        </>
      ) : null}
    </>
  );
}

interface BackgroundColorProps {
  readonly background: string | undefined;
  readonly onChange: (color: string | null) => void;
}

function BackgroundColor({ background, onChange }: BackgroundColorProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (color: string | null) => {
    if (color !== (background ?? null)) onChange(color);
  };
  const isPreset = BACKGROUND_COLORS.some(({ value }) => value === background);
  const custom =
    background === undefined || isPreset ? [] : [{ value: background, name: background }];
  return (
    <div className={styles.color}>
      <ColorSwatches
        label="Background color"
        colors={[...BACKGROUND_COLORS, ...custom]}
        value={background ?? ""}
        onChange={choose}
      />
      <Popover
        opened={isOpen}
        onChange={setOpen}
        label="Background color"
        target={
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Palette size={18} strokeWidth={1.6} aria-hidden="true" />
            Other color
          </button>
        }
      >
        <ColorForm
          background={background}
          onChoose={(color) => {
            choose(color);
            setOpen(false);
          }}
        />
      </Popover>
    </div>
  );
}
