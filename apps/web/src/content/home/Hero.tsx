import { useBrand } from "../../platform/brand/brand.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import { SamplePicture } from "../../ui/samples/SamplePicture.tsx";
import styles from "./Hero.module.css";
import { HOME_TEXTS } from "./home-texts.ts";

export function Hero() {
  const { headline, lead } = HOME_TEXTS[useBrand().id];
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>
            {headline[0]} <em>{headline[1]}</em>
          </h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <LinkButton to={`/p/new/${START_DESIGN_ID}`} variant="primary">
              Start with the 50 States
            </LinkButton>
            <LinkButton to="/create?new=1">Choose a map</LinkButton>
          </div>
        </div>
        <div className={styles.art}>
          <Frame finish="oak">
            <SamplePicture
              name="fifty-states"
              alt="A framed map of the United States, each of the fifty states filled with a photo"
              sizes={HERO_SIZES}
              eager
            />
          </Frame>
        </div>
      </div>
    </section>
  );
}

/** The first of the popular designs; its size and type can be changed in the project settings. */
const START_DESIGN_ID = "50-states-36x24";

/** The `sizes` of the hero picture: the page without its margins, or its column. */
export const HERO_SIZES = "(max-width: 900px) calc(100vw - 76px), (max-width: 1320px) 54vw, 732px";
