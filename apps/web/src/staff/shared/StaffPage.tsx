import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import styles from "./StaffPage.module.css";

interface StaffPageProps {
  readonly title: string;
  /** The list above the page. */
  readonly parent?: { readonly label: string; readonly to: string };
  /** Links to the pages beside this one in the list. */
  readonly neighbors?: ReactNode;
  /** Controls beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The content of a page of the staff area; dimmed while the next one loads. */
export function StaffPage(props: StaffPageProps) {
  const { title, parent, neighbors, actions, children } = props;
  const isLoading = useNavigation().state === "loading";
  return (
    <div className={styles.page} aria-busy={isLoading} data-loading={isLoading || undefined}>
      <PageTitle>{`${title} – Staff`}</PageTitle>
      <meta name="robots" content="noindex" />
      {parent === undefined ? null : (
        <div className={styles.path}>
          <Breadcrumbs crumbs={[parent, { label: title }]} />
          {neighbors}
        </div>
      )}
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function StaffSection({ title, actions, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
