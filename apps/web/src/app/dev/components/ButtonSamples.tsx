import { Lightbulb, Printer, Redo2, Share2, Trash2, Undo2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { ComponentSample, SampleGroup } from "./SampleGroup.tsx";

const icon = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;
const small = { ...icon, size: 18 };

export function ButtonSamples() {
  const [isGlowing, setGlowing] = useState(true);
  return (
    <SampleGroup title="Buttons">
      <ComponentSample name="Button: primary, secondary, quiet, danger" wide>
        <Button variant="primary">Start your map</Button>
        <LinkButton to="/">See the shop</LinkButton>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Remove photo</Button>
      </ComponentSample>
      <ComponentSample name="Small, with an icon">
        <Button variant="primary" size="small" icon={<Printer {...small} />}>
          Print or order
        </Button>
        <Button size="small" icon={<Share2 {...small} />}>
          Share
        </Button>
        <Button size="small" variant="danger" icon={<Trash2 {...small} />}>
          Remove
        </Button>
      </ComponentSample>
      <ComponentSample name="Loading and disabled">
        <Button variant="primary" loading>
          Saving
        </Button>
        <Button variant="primary" disabled>
          Use it
        </Button>
        <Button disabled>Not now</Button>
      </ComponentSample>
      <ComponentSample name="IconButton: plain, disabled, float, glow">
        <IconButton label="Undo" icon={<Undo2 {...icon} />} />
        <IconButton label="Redo" icon={<Redo2 {...icon} />} disabled />
        <IconButton label="Close" look="float" icon={<X {...icon} />} />
        <IconButton
          label="Show suggestions"
          look="glow"
          pressed={isGlowing}
          icon={<Lightbulb {...icon} />}
          onClick={() => setGlowing(!isGlowing)}
        />
        <IconButton
          label="Show suggestions, off"
          look="glow"
          pressed={false}
          icon={<Lightbulb {...icon} />}
        />
      </ComponentSample>
    </SampleGroup>
  );
}
