import { type ReactNode, useId } from "react";
import styles from "./SettingsSection.module.css";

interface SettingsSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
