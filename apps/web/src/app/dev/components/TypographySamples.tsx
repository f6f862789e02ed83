import { ComponentSample, SampleGroup } from "./SampleGroup.tsx";
import styles from "./TypographySamples.module.css";

export function TypographySamples() {
  return (
    <SampleGroup title="Type">
      <ComponentSample name="Display, Fraunces 430 with its italic" wide>
        <p className={styles.display}>
          Every place you’ve been, <em>together.</em>
        </p>
      </ComponentSample>
      <ComponentSample name="Headings, Fraunces 480">
        <div>
          <p className={styles.second}>Pick a map</p>
          <p className={styles.third}>Drop in your photos</p>
        </div>
      </ComponentSample>
      <ComponentSample name="Text, Inter">
        <div>
          <p className={styles.lead}>Lead: drag, zoom and turn each photo until it sits right.</p>
          <p>
            Body: a map of your own, with a <a href="#main">link</a> in it.
          </p>
          <p className={styles.meta}>Meta: 6000 × 4000 px, prints at 36 × 24 in</p>
        </div>
      </ComponentSample>
    </SampleGroup>
  );
}
