import { formatMessage, printingMessages } from "@photomap/messages";
import { isOwner } from "@photomap/project";
import { ArrowLeft, Info } from "lucide-react";
import type { ReactNode } from "react";
import { HelpButton } from "../../content/help-panel/HelpButton.tsx";
import type { HelpSlug } from "../../content/help-panel/help-panel-store.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { useViewerPolicy } from "../../project/store/project-context.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { TopBar } from "../../ui/layout/TopBar.tsx";
import styles from "./PrintScreenFrame.module.css";

interface OutputScreenProps {
  readonly project: OpenProject;
  readonly title: string;
  /** The name of what is printed, at the end of the bar; phones have no space for it. */
  readonly subject?: string;
  /** The help page of the screen. */
  readonly help?: HelpSlug;
  readonly children: ReactNode;
}

/** The frame of every print screen. */
export function PrintScreenFrame(props: OutputScreenProps) {
  const { project, title, subject, help = "print-your-map", children } = props;
  const viewerPolicy = useViewerPolicy(project.store);
  return (
    <div className={styles.screen}>
      <TopBar
        leading={
          <LinkButton
            to={`/p/${project.id}`}
            variant="quiet"
            size="small"
            icon={<ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" />}
          >
            <span className={styles.back}>Back to map</span>
          </LinkButton>
        }
        title={<h1 className={styles.title}>{title}</h1>}
        titleAt="middle"
        actions={
          <>
            {subject === undefined ? null : <p className={styles.subject}>{subject}</p>}
            <HelpButton page={help} />
          </>
        }
      />
      <main className={styles.main}>
        {isOwner(viewerPolicy) ? null : (
          <p className={styles.notice} role="status">
            <Info size={20} strokeWidth={1.6} aria-hidden="true" />
            {formatMessage(printingMessages.someoneElses)}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
