import { Link } from "react-router";
import type { GetContactCategoriesQuery } from "../../platform/api/generated/graphql.ts";
import styles from "./ContactHome.module.css";

export type Category = GetContactCategoriesQuery["contactCategories"][number];

interface ContactHomeProps {
  readonly title: string;
  readonly categories: readonly Category[];
}

/** All categories with their questions. */
export function ContactHome({ title, categories }: ContactHomeProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          What's your question about? Most have an answer right here. If yours doesn't, write to us:
          a person reads every message.
        </p>
      </header>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.slug} className={styles.category}>
            <h2>
              <Link to={`/contact/${category.slug}`}>{category.title}</Link>
            </h2>
            <p className={styles.description}>{category.description}</p>
            <ul className={styles.questions}>
              {category.questions.map(({ slug, title: question }) => (
                <li key={slug}>
                  <Link to={`/contact/${category.slug}/${slug}`}>{question}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Have you written to us from your account? Find our answers in{" "}
        <Link to="/account/messages">your messages</Link>.
      </p>
    </div>
  );
}
