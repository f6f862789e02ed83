import { Link } from "react-router";
import type { HelpTreeFragment } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./HelpHome.module.css";
import { HelpSearchForm } from "./HelpSearchForm.tsx";
import { HiddenPages } from "./HiddenPages.tsx";

interface HelpHomeProps {
  readonly navigation: HelpTreeFragment;
  readonly includesHidden: boolean;
}

/** The sections of the help with the pages right below them. */
export function HelpHome({ navigation, includesHidden }: HelpHomeProps) {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.row}>
          <div>
            <h1>
              How can we <em>help?</em>
            </h1>
            <p className={styles.lead}>Short answers about maps, photos, printing and orders.</p>
          </div>
          <HelpSearchForm />
        </div>
      </section>
      <div className={styles.page}>
        {navigation.canSeeHidden ? <HiddenPages path="/help" isShown={includesHidden} /> : null}
        <ul className={styles.sections}>
          {navigation.items.map(({ title, target, children }) => (
            <li key={target.slug} className={styles.section}>
              <h2>
                <Link to={`/help/${target.slug}`}>{title}</Link>
              </h2>
              <p>{target.description}</p>
              <ul className={styles.links}>
                {children.map((child) => (
                  <li key={child.target.slug}>
                    <Link to={`/help/${child.target.slug}`}>{child.title}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <section className={styles.contact}>
          <h2>Still stuck?</h2>
          <p>Write to us. A person reads every message.</p>
          <LinkButton to="/contact" variant="primary">
            Contact Us
          </LinkButton>
        </section>
      </div>
    </>
  );
}
