import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./DebugPage.module.css";

interface DebugPageProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** What support asks for when something does not work. */
export function DebugPage({ facts }: DebugPageProps) {
  return (
    <div className={styles.page}>
      <h1>What we need to know</h1>
      <p>
        If something does not work, copy these lines into your message. They contain nothing from
        your maps or photos.
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <LinkButton to="/contact/mapmaker/general-technical-question" variant="primary">
          Contact Us
        </LinkButton>
      </p>
    </div>
  );
}
