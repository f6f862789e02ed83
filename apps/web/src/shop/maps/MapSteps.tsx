import type { ReactNode } from "react";
import { Link } from "react-router";
import { scaleToLongerSide } from "./FilledMapPicture.tsx";
import styles from "./MapSteps.module.css";
import type { MapPageData } from "./map-page-data.ts";

const EMPTY_SIDE = 640;

/** What the map looks like before the first photo, and how it is filled. */
export function MapSteps({ map: { group, pictures } }: { readonly map: MapPageData }) {
  const { mainDesign } = group;
  const { regionType, regionTypePlural, regionCount } = mainDesign;
  const one = regionCount === 1;
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <div className={styles.row}>
        {pictures ? (
          <div className={styles.art} style={{ "--ratio": mainDesign.width / mainDesign.height }}>
            <img
              src={pictures.empty}
              alt={`${group.name} map, still empty`}
              {...scaleToLongerSide(mainDesign, EMPTY_SIDE)}
              loading="lazy"
              decoding="async"
            />
          </div>
        ) : null}
        <div>
          <h2 id="how-it-works">How it works</h2>
          <ol className={styles.steps}>
            <Step number={1} title="Start it empty">
              {one ? "" : `All ${regionCount} ${regionTypePlural} start out empty. `}
              You don't need an account: your map is one of <Link to="/create">your projects</Link>,
              saved in your browser.
            </Step>
            <Step number={2} title={one ? "Drop in a photo" : "Drop in your photos"}>
              {one
                ? "Move, zoom and turn it until it fits. We'll tell you if it will print sharp."
                : `One photo in each ${regionType}, or up to ten. `}
              {one ? null : (
                <>
                  We can place a whole <Link to="/help/folder-drop">folder of photos</Link> for you,
                  and friends can <Link to="/help/invite-family">suggest theirs</Link>.
                </>
              )}
            </Step>
            <Step number={3} title="Print it, or hang it">
              <Link to="/help/print-at-home">Print it at home</Link> at its true size, or order it
              ready for the wall.
            </Step>
          </ol>
        </div>
      </div>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li>
      <h3 className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
