import type { LegalTextFragment } from "../../platform/api/generated/graphql.ts";
import { formatDay } from "../articles/format-day.ts";
import { TextPage } from "../articles/TextPage.tsx";
import styles from "./LegalPage.module.css";

export function LegalPage({ document }: { readonly document: LegalTextFragment }) {
  const { title, description, version, effective, contentRaw } = document;
  const meta = (
    <p className={styles.meta}>
      Version {version}, effective {formatDay(effective)}
    </p>
  );
  return <TextPage title={title} lead={description} meta={meta} blocks={contentRaw} />;
}
