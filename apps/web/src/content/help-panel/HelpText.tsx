import { contentMessages, formatMessage } from "@photomap/messages";
import type { MouseEvent, ReactNode } from "react";
import { Article } from "../articles/Article.tsx";
import styles from "./HelpPanel.module.css";
import { readHelpTarget } from "./help-target.ts";
import type { HelpPageContent } from "./use-help-page.ts";

const PICTURE_SIZES = "(max-width: 767px) calc(100vw - 40px), 360px";

interface HelpTextProps {
  readonly help: HelpPageContent;
  readonly onFollow: (to: string) => void;
}

export function HelpText({ help, onFollow }: HelpTextProps) {
  const { title, description, blocks, others } = help;
  const renderLink = (to: string, children: ReactNode) => (
    <PanelLink to={to} onFollow={onFollow}>
      {children}
    </PanelLink>
  );
  return (
    <div className={styles.text}>
      <div className={styles.title}>
        <h2 data-title="">{title}</h2>
        <p>{description}</p>
      </div>
      <Article blocks={blocks} renderLink={renderLink} pictureSizes={PICTURE_SIZES} />
      {others.length > 0 ? (
        <nav className={styles.others} aria-labelledby="help-section">
          <h2 id="help-section">{formatMessage(contentMessages.inThisSection)}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.slug}>{renderLink(`/help/${other.slug}`, other.title)}</li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

interface PanelLinkProps {
  readonly to: string;
  readonly onFollow: (to: string) => void;
  readonly children: ReactNode;
}

/** Help pages open in the panel, other pages in a new tab: the work stays open. */
function PanelLink({ to, onFollow, children }: PanelLinkProps) {
  if (readHelpTarget(to) === undefined) {
    return (
      <a href={to} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    // The browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
