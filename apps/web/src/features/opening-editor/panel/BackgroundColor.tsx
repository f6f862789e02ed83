import { Palette, Pipette } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ColorSwatches } from "../../../ui/fields/ColorSwatches.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Popover } from "../../../ui/overlays/Popover.tsx";
import type { OpeningRoom } from "../use-opening-room.ts";
import { BACKGROUND_COLORS, readHex } from "./background-colors.ts";
import { hasEyeDropper, pickColor } from "./eye-dropper.ts";
import styles from "./OpeningPanel.module.css";
import { ToolButton } from "./ToolButton.tsx";

/** What shows behind and between the photos. */
export function BackgroundColor({ room }: { readonly room: OpeningRoom }) {
  const [isOpen, setOpen] = useState(false);
  const background = room.props.input?.background;
  const choose = (color: string | null) => {
    if (color !== (background ?? null)) room.set({ background: color });
  };
  const isOffered = BACKGROUND_COLORS.some(({ value }) => value === background);
  const own =
    background === undefined || isOffered ? [] : [{ value: background, name: background }];
  return (
    <div className={styles.color}>
      <ColorSwatches
        label="Background color"
        colors={[...BACKGROUND_COLORS, ...own]}
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
    const color = readHex(typed);
    if (color === undefined) setError("Six digits or letters from A to F, for example #E9D8B0.");
    else onChoose(color);
  };
  const pick = async () => {
    const color = readHex((await pickColor()) ?? "");
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
