import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import styles from "./TokenFaq.module.css";
import { TOKEN_QUESTIONS } from "./token-questions.tsx";

export function TokenFaq({ title }: { readonly title: string }) {
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[{ label: "Help", to: "/help" }, { label: title }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          Tokens are stickers that are paid already: for the next trip, or as a gift.
        </p>
        <div className={styles.actions}>
          <LinkButton to="/product/sticker-tokens" variant="primary">
            Buy tokens
          </LinkButton>
          <LinkButton to="/redeem">Redeem a code</LinkButton>
        </div>
      </header>
      {TOKEN_QUESTIONS.map(({ id, question, answer }) => (
        <section key={id} id={id} className={styles.question}>
          <h2>{question}</h2>
          {answer}
        </section>
      ))}
    </article>
  );
}
