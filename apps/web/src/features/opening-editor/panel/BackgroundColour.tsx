import { Palette, Pipette } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ColourSwatches } from "../../../ui/ColourSwatches.tsx";
import { Popover } from "../../../ui/Popover.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { OpeningRoom } from "../use-opening-room.ts";
import { BACKGROUND_COLOURS, readHex } from "./background-colours.ts";
import { hasEyeDropper, pickColour } from "./eye-dropper.ts";
import styles from "./OpeningPanel.module.css";
import { ToolButton } from "./ToolButton.tsx";

/** What shows behind and between the photos. */
export function BackgroundColour({ room }: { readonly room: OpeningRoom }) {
  const [isOpen, setOpen] = useState(false);
  const background = room.props.input?.background;
  const choose = (colour: string | null) => {
    if (colour !== (background ?? null)) room.set({ background: colour });
  };
  const isOffered = BACKGROUND_COLOURS.some(({ value }) => value === background);
  const own =
    background === undefined || isOffered ? [] : [{ value: background, name: background }];
  return (
    <div className={styles.colour}>
      <ColourSwatches
        label="Background colour"
        colours={[...BACKGROUND_COLOURS, ...own]}
        value={background ?? ""}
        onChange={choose}
      />
      <Popover
        opened={isOpen}
        onChange={setOpen}
        label="Background colour"
        target={
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Palette size={18} strokeWidth={1.6} aria-hidden="true" />
            Other colour
          </button>
        }
      >
        <ColourForm
          background={background}
          onChoose={(colour) => {
            choose(colour);
            setOpen(false);
          }}
        />
      </Popover>
    </div>
  );
}

interface ColourFormProps {
  readonly background: string | undefined;
  readonly onChoose: (colour: string | null) => void;
}

function ColourForm({ background, onChoose }: ColourFormProps) {
  const [typed, setTyped] = useState(background ?? "");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const colour = readHex(typed);
    if (colour === undefined) setError("Six digits or letters from A to F, for example #E9D8B0.");
    else onChoose(colour);
  };
  const pick = async () => {
    const colour = readHex((await pickColour()) ?? "");
    if (colour !== undefined) onChoose(colour);
  };
  return (
    <form className={styles.colourForm} onSubmit={submit} noValidate>
      <TextField
        label="Hex colour"
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
        Use this colour
      </Button>
      {hasEyeDropper() ? (
        <ToolButton label="Pick from the screen" Icon={Pipette} onPress={() => void pick()} />
      ) : null}
      {background === undefined ? null : (
        <Button size="small" variant="quiet" onClick={() => onChoose(null)}>
          No colour
        </Button>
      )}
    </form>
  );
}
