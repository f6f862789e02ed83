import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import styles from "./CategoryPage.module.css";
import type { Category } from "./ContactHome.tsx";

/** The questions of one category. */
export function CategoryPage({ category }: { readonly category: Category }) {
  const { slug, title, description, questions } = category;
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: "Contact", to: "/contact" }, { label: title }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question.slug}>
            <Link to={`/contact/${slug}/${question.slug}`} className={styles.question ?? ""}>
              <span>
                <strong>{question.title}</strong>
                <span className={styles.description}>{question.description}</span>
              </span>
              <ChevronRight size={20} strokeWidth={1.6} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
