import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import { SamplePicture } from "../../ui/samples/SamplePicture.tsx";
import styles from "./NetworkWelcome.module.css";

interface WelcomeProps {
  /** The social network that visitors come from. */
  readonly network: string;
  /** The latest posts. */
  readonly children: ReactNode;
}

export function NetworkWelcome({ network, children }: WelcomeProps) {
  return (
    <div className={styles.page}>
      <section className={styles.intro}>
        <div className={styles.text}>
          <h1>
            Hello, <em>{network}.</em>
          </h1>
          <p>
            You saw a map full of photos. This is where yours starts: pick a map, drop a photo into
            a region, and see it on the wall. No account needed to begin.
          </p>
          <div className={styles.actions}>
            <LinkButton to="/create" variant="primary">
              Start your map
            </LinkButton>
            <LinkButton to="/maps">See all maps</LinkButton>
            <LinkButton to="/shop">Shop</LinkButton>
          </div>
        </div>
        <Frame finish="oak" railPx={12}>
          <SamplePicture
            name="heart"
            alt="A heart cut from a map, filled with photos"
            sizes="(max-width: 900px) 80vw, 420px"
            eager
          />
        </Frame>
      </section>
      {children === null ? null : (
        <section className={styles.posts} aria-labelledby="worth-reading">
          <h2 id="worth-reading">Worth reading first</h2>
          {children}
        </section>
      )}
    </div>
  );
}
