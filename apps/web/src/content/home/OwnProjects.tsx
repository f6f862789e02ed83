import { formatMessage, pageMessages } from "@photomap/messages";
import { Link } from "react-router";
import type { GetHomepageQuery } from "../../platform/api/generated/graphql.ts";
import { ProgressRing } from "../../ui/status/ProgressRing.tsx";
import styles from "./OwnProjects.module.css";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

interface OwnProjectsProps {
  readonly files: GetHomepageQuery["homepage"]["files"];
}

export function OwnProjects({ files }: OwnProjectsProps) {
  return (
    <section className={styles.section} aria-labelledby="own-projects">
      <div className={styles.head}>
        <h2 id="own-projects">Pick up where you left off</h2>
        <Link to="/create">{formatMessage(pageMessages.yourProjects)}</Link>
      </div>
      <ul className={styles.projects}>
        {files.map(({ id, name, updatedAt, progress, design }) => (
          <li key={id} className={styles.project}>
            <h3>
              <Link to={`/p/${id}`}>{name}</Link>
            </h3>
            {progress && progress.total > 1 ? (
              <ProgressRing
                value={progress.filled}
                total={progress.total}
                noun={design.regionTypePlural}
              />
            ) : null}
            <p>
              Updated <time dateTime={updatedAt}>{DAY.format(new Date(updatedAt))}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
