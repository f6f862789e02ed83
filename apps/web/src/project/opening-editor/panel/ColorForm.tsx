import { Pipette } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ColorSwatches } from "../../../ui/fields/ColorSwatches.tsx";
import { RangeField } from "../../../ui/fields/RangeField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import {
  BACKGROUND_COLORS,
  type HsvColor,
  hasEyeDropper,
  hexToHsv,
  hsvToHex,
  MORE_BACKGROUND_COLORS,
  parseHexColor,
  pickScreenColor,
} from "./background-colors.ts";
import styles from "./ColorForm.module.css";
import { ToolButton } from "./ToolButton.tsx";

const INITIAL_COLOR = BACKGROUND_COLORS[1].value;

interface ColorFormProps {
  readonly background: string | undefined;
  readonly onChoose: (color: string | null) => void;
}

/** A palette, three sliders and a hex field for one color, which the button applies. */
export function ColorForm({ background, onChoose }: ColorFormProps) {
  const [typed, setTyped] = useState(background ?? "");
  const [hsv, setHsv] = useState(() => hexToHsv(background ?? INITIAL_COLOR));
  const [error, setError] = useState<string>();
  const hex = hsvToHex(hsv);
  const mix = (change: Partial<HsvColor>) => {
    const mixed = { ...hsv, ...change };
    setHsv(mixed);
    setTyped(hsvToHex(mixed));
    setError(undefined);
  };
  const type = (text: string) => {
    const color = parseHexColor(text);
    setTyped(text);
    setError(undefined);
    if (color !== undefined) setHsv(hexToHsv(color));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const color = parseHexColor(typed);
    if (color === undefined) setError("Enter six digits or letters from A to F, such as #E9D8B0.");
    else onChoose(color);
  };
  const pick = async () => {
    const color = parseHexColor((await pickScreenColor()) ?? "");
    if (color !== undefined) onChoose(color);
  };
  const tracks = {
    "--hue": hsvToHex({ hue: hsv.hue, saturation: 100, brightness: 100 }),
    "--pale": hsvToHex({ ...hsv, saturation: 0 }),
    "--strong": hsvToHex({ ...hsv, saturation: 100 }),
    "--bright": hsvToHex({ ...hsv, brightness: 100 }),
  };
  return (
    <form className={styles.form} style={tracks} onSubmit={submit} noValidate>
      <div className={styles.palette}>
        <ColorSwatches
          label="Palette"
          colors={MORE_BACKGROUND_COLORS}
          value={typed}
          onChange={type}
        />
      </div>
      <div className={styles.hue}>
        <RangeField
          label="Hue"
          value={hsv.hue}
          min={0}
          max={359}
          valueText={`${hsv.hue}°`}
          onChange={(hue) => mix({ hue })}
        />
      </div>
      <div className={styles.saturation}>
        <RangeField
          label="Saturation"
          value={hsv.saturation}
          min={0}
          max={100}
          valueText={`${hsv.saturation}%`}
          onChange={(saturation) => mix({ saturation })}
        />
      </div>
      <div className={styles.brightness}>
        <RangeField
          label="Brightness"
          value={hsv.brightness}
          min={0}
          max={100}
          valueText={`${hsv.brightness}%`}
          onChange={(brightness) => mix({ brightness })}
        />
      </div>
      <div className={styles.hex}>
        <TextField
          label="Hex color"
          value={typed}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          placeholder="#E9D8B0"
          error={error}
          data-autofocus
          onChange={(event) => type(event.currentTarget.value)}
        />
        <span className={styles.sample} style={{ background: hex }} aria-hidden="true" />
      </div>
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
