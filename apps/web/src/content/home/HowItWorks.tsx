import type { ReactNode } from "react";
import { Link } from "react-router";
import { Frame } from "../../ui/pictures/Frame.tsx";
import { SamplePicture } from "../../ui/samples/SamplePicture.tsx";
import { SAMPLE_PHOTOS } from "../../ui/samples/sample-photos.ts";
import styles from "./HowItWorks.module.css";

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <div className={styles.head}>
        <h2 id="how-it-works">Three steps, one map</h2>
        <Link to="/maps">See all maps</Link>
      </div>
      <ol className={styles.steps}>
        <Step
          number={1}
          title="Pick a map"
          text="Fifty states, your home state’s counties, a country or the world, in sizes for the RV and for the wall."
          art={
            <div className={styles.empty}>
              <Frame finish="white" railPx={9}>
                <SamplePicture name="fifty-states-empty" alt="" sizes="260px" />
              </Frame>
            </div>
          }
        />
        <Step
          number={2}
          title="Drop in your photos"
          text="Drag, zoom and turn each one until it sits right. We’ll tell you if it will print sharp."
          art={<DroppedPhotos />}
        />
        <Step
          number={3}
          title="Print it or hang it"
          text="Print it at home, or turn it into stickers, a wall hanging or a framed map ready to hang."
          art={
            <div className={styles.finished}>
              <Frame finish="walnut" railPx={14}>
                <SamplePicture name="world" alt="" sizes="300px" />
              </Frame>
            </div>
          }
        />
      </ol>
    </section>
  );
}

function DroppedPhotos() {
  return (
    <div className={styles.photos}>
      <div className={styles.board}>
        <SamplePicture name="fifty-states-empty" alt="" sizes="700px" />
      </div>
      {[SAMPLE_PHOTOS.otters, SAMPLE_PHOTOS.osprey, SAMPLE_PHOTOS.bostonSunset].map((url) => (
        <img key={url} src={url} alt="" loading="lazy" decoding="async" width={160} height={120} />
      ))}
    </div>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly art: ReactNode;
}

function Step({ number, title, text, art }: StepProps) {
  return (
    <li>
      <div className={styles.tile}>{art}</div>
      <h3 className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
