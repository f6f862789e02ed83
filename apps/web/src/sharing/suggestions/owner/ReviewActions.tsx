import type { AcceptStrategy } from "@photomap/project";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./ReviewActions.module.css";
import type { ReviewAction } from "./use-suggestion-actions.ts";

interface ReviewActionsProps {
  readonly strategies: readonly AcceptStrategy[];
  readonly isHidden: boolean;
  readonly busy: ReviewAction | undefined;
  readonly onAccept: (strategy: AcceptStrategy) => void;
  readonly onHide: (options: { readonly hide: boolean }) => void;
}

/** The actions; the first one that is offered is the primary one. */
const ACTIONS: readonly { readonly strategy: AcceptStrategy; readonly label: string }[] = [
  { strategy: "add", label: "Use it" },
  { strategy: "merge", label: "Put beside mine" },
  { strategy: "overwrite", label: "Replace mine" },
];

export function ReviewActions(props: ReviewActionsProps) {
  const { strategies, isHidden, busy, onAccept, onHide } = props;
  const offered = ACTIONS.filter(({ strategy }) => strategies.includes(strategy));
  return (
    <div className={styles.actions}>
      {offered.map(({ strategy, label }, index) => (
        <Button
          key={strategy}
          variant={index === 0 ? "primary" : "secondary"}
          loading={busy === strategy}
          onClick={() => onAccept(strategy)}
        >
          {label}
        </Button>
      ))}
      <Button
        variant={offered.length === 0 ? "secondary" : "quiet"}
        loading={busy === "hide" || busy === "show"}
        onClick={() => onHide({ hide: !isHidden })}
      >
        {isHidden ? "Show again" : "Hide"}
      </Button>
    </div>
  );
}
