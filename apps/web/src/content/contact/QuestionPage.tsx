import { contactMessages, formatMessage } from "@photomap/messages";
import type { GetContactQuestionQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { Article } from "../articles/Article.tsx";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import styles from "./QuestionPage.module.css";

export type Question = NonNullable<GetContactQuestionQuery["contactQuestion"]>;

interface QuestionPageProps extends Omit<ContactFormProps, "question"> {
  readonly question: Question;
  /** Whether the message was sent by the form without its script. */
  readonly isSent: boolean;
}

/** The answer to a question, then the form. */
export function QuestionPage({ question, isSent, ...form }: QuestionPageProps) {
  const { title, description, category, contentRaw } = question;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { label: "Contact", to: "/contact" },
          { label: category.title, to: `/contact/${category.slug}` },
        ]}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      <Article blocks={contentRaw} />
      <section className={styles.panel} aria-labelledby="write">
        <h2 id="write">Write to us</h2>
        {isSent ? null : <ContactForm key={form.ticketId} question={question} {...form} />}
        {/* The script of the form shows it. */}
        <div className={styles.sent} role="status" tabIndex={-1} data-sent hidden={!isSent}>
          <p>{formatMessage(contactMessages.sent)}</p>
          <p>We've emailed you a link to your message.</p>
          <LinkButton to="/contact">All questions</LinkButton>
        </div>
      </section>
    </div>
  );
}
