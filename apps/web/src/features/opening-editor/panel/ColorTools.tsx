import type { Opening } from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { Palette, Pipette } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ColorSwatches } from "../../../ui/fields/ColorSwatches.tsx";
import { Segmented } from "../../../ui/fields/Segmented.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Popover } from "../../../ui/overlays/Popover.tsx";
import type { OpeningEdits } from "../use-opening-editor.ts";
import { BACKGROUND_COLORS, hasEyeDropper, parseHexColor, pickColor } from "./background-colors.ts";
import styles from "./OpeningPanel.module.css";
import { ToolButton } from "./ToolButton.tsx";

const INCLUSION = [
  { value: "yes", label: formatMessage(projectMessages.included) },
  { value: "no", label: formatMessage(projectMessages.notIncluded) },
] as const;

interface ColorToolsProps {
  readonly opening: Opening;
  readonly background: string | undefined;
  readonly isIncluded: boolean;
  readonly configure: OpeningEdits["configure"];
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
          <Segmented
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

interface ColorFormProps {
  readonly background: string | undefined;
  readonly onChoose: (color: string | null) => void;
}

function ColorForm({ background, onChoose }: ColorFormProps) {
  const [typed, setTyped] = useState(background ?? "");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const color = parseHexColor(typed);
    if (color === undefined) setError("Six digits or letters from A to F, for example #E9D8B0.");
    else onChoose(color);
  };
  const pick = async () => {
    const color = parseHexColor((await pickColor()) ?? "");
    if (color !== undefined) onChoose(color);
  };
  return (
    <form className={styles.colorForm} onSubmit={submit} noValidate>
      <TextField
        label="Hex color"
        value={typed}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        placeholder="#E9D8B0"
        error={error}
        data-autofocus
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="small">
        Use this color
      </Button>
      {hasEyeDropper() ? (
        <ToolButton label="Pick from the screen" Icon={Pipette} onPress={() => void pick()} />
      ) : null}
      {background === undefined ? null : (
        <Button size="small" variant="quiet" onClick={() => onChoose(null)}>
          No color
        </Button>
      )}
    </form>
  );
}
