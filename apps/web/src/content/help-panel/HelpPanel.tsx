import { ArrowLeft, ExternalLink, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import styles from "./HelpPanel.module.css";
import { HelpPanelProblem } from "./HelpPanelProblem.tsx";
import { HelpText } from "./HelpText.tsx";
import { HelpTextLoading } from "./HelpTextLoading.tsx";
import { closeHelp } from "./help-panel-store.ts";
import { type HelpTarget, readHelpTarget } from "./help-target.ts";
import { useHelpPage } from "./use-help-page.ts";

const ICON = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Searches for the button again, as moving between openings replaces it. */
function closeAndReturnFocus(): void {
  document.querySelector<HTMLElement>("[data-help-button]")?.focus();
  closeHelp();
}

/** A help page beside the work; links to other help pages are followed inside it. */
export function HelpPanel({ page }: { readonly page: string }) {
  const [visited, setVisited] = useState<readonly HelpTarget[]>([{ slug: page }]);
  const target = visited.at(-1) ?? { slug: page };
  const { state, retry } = useHelpPage(target.slug);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = state.kind === "loaded" ? state.help : undefined;
  const { slug, headingId } = target;
  useEffect(() => {
    if (shown !== undefined) showStart(scroller.current, headingId);
  }, [shown, headingId]);
  const follow = (to: string) => {
    const next = readHelpTarget(to);
    if (next !== undefined) setVisited([...visited, next]);
  };
  return (
    <HelpFrame onClose={closeAndReturnFocus}>
      <div className={styles.head}>
        {visited.length > 1 ? (
          <IconButton
            label="Back"
            icon={<ArrowLeft {...ICON} />}
            onClick={() => setVisited(visited.slice(0, -1))}
          />
        ) : null}
        <p className={styles.label}>Help</p>
        <IconButton label="Close help" icon={<X {...ICON} />} onClick={closeAndReturnFocus} />
      </div>
      <div ref={scroller} className={styles.scroller}>
        {state.kind === "loading" ? (
          <HelpTextLoading />
        ) : state.kind === "loaded" ? (
          <HelpText help={state.help} onFollow={follow} />
        ) : (
          <HelpPanelProblem kind={state.kind} onRetry={retry} />
        )}
      </div>
      <p className={styles.foot}>
        <a href={`/help/${slug}`} target="_blank" rel="noopener">
          <ExternalLink {...ICON} size={18} />
          Open in a new tab
        </a>
      </p>
    </HelpFrame>
  );
}

/** Scrolls to the heading or the title, and focuses it unless the person works beside the panel. */
function showStart(scroller: HTMLElement | null, headingId: string | undefined): void {
  const panel = scroller?.closest("[data-help-panel]");
  const heading = scroller?.querySelector<HTMLElement>(
    headingId === undefined ? "[data-title]" : `[id="${headingId}"]`,
  );
  if (!scroller || !panel || !heading) return;
  scroller.scrollTop = headingId === undefined ? 0 : heading.offsetTop - scroller.offsetTop;
  const { activeElement, body } = document;
  if (activeElement !== body && !panel.contains(activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
