import type { ColorVariable } from "../../../ui/theme/variables.ts";
import styles from "./ColorSamples.module.css";
import { ComponentSample, SampleGroup } from "./SampleGroup.tsx";

interface Swatch {
  readonly back: ColorVariable;
  readonly front: ColorVariable;
}

const GROUPS: readonly { readonly name: string; readonly swatches: readonly Swatch[] }[] = [
  {
    name: "Surfaces",
    swatches: [
      { back: "paper", front: "ink" },
      { back: "canvas", front: "ink" },
      { back: "canvas-deep", front: "ink" },
      { back: "card", front: "ink" },
      { back: "mat", front: "mat-label" },
      { back: "inverse", front: "on-inverse" },
    ],
  },
  {
    name: "Accent",
    swatches: [
      { back: "accent", front: "on-accent" },
      { back: "card", front: "accent-deep" },
      { back: "accent-wash", front: "on-accent-wash" },
      { back: "inverse", front: "inverse-accent" },
    ],
  },
  {
    name: "Leaf, honey, brick",
    swatches: [
      { back: "leaf", front: "on-fill" },
      { back: "leaf-wash", front: "leaf" },
      { back: "honey", front: "on-fill" },
      { back: "honey-wash", front: "honey" },
      { back: "brick", front: "on-fill" },
      { back: "brick-wash", front: "brick" },
    ],
  },
];

export function ColorSamples() {
  return (
    <SampleGroup title="Color">
      {GROUPS.map(({ name, swatches }) => (
        <ComponentSample key={name} name={name}>
          <ul className={styles.swatches}>
            {swatches.map(({ back, front }) => (
              <li
                key={`${back} ${front}`}
                style={{ background: `var(--${back})`, color: `var(--${front})` }}
              >
                <b>{back}</b>
                {front}
              </li>
            ))}
          </ul>
        </ComponentSample>
      ))}
    </SampleGroup>
  );
}
