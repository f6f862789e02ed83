import { useState } from "react";
import { Link } from "../../platform/routing/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import styles from "./RequiredTokensDialog.module.css";
import {
  type RequiredTokens,
  type RequiredTokensRequest,
  useRequiredTokens,
} from "./use-required-tokens.ts";

interface TokenNeedDialogProps extends RequiredTokensRequest {
  readonly onClose: () => void;
}

export function RequiredTokensDialog({ onClose, ...question }: TokenNeedDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog opened onClose={onClose} title="How many tokens do I need?">
      <Need key={attempt} {...question} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

interface NeedProps extends RequiredTokensRequest {
  readonly onRetry: () => void;
}

function Need({ onRetry, ...question }: NeedProps) {
  const state = useRequiredTokens(question);
  switch (state.kind) {
    case "loading":
      return <Spinner label="Counting the stickers" />;
    case "loaded":
      return <NeedTable need={state.need} />;
    case "failed":
      return (
        <div className={styles.failed} role="alert">
          <p>{state.message}</p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
  }
}

const NAMES = { SMALL: "Small", MEDIUM: "Medium", LARGE: "Large" } as const;

function NeedTable({ need }: { readonly need: RequiredTokens }) {
  return (
    <div className={styles.need}>
      <p>
        The stickers in a complete map, by size. You can order as few as you like, whenever you have
        a new photo.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Stickers</th>
            <th scope="col">Tokens</th>
          </tr>
        </thead>
        <tbody>
          {need.sizeClasses.map(({ sizeClass, count, tokens }) => (
            <tr key={sizeClass}>
              <th scope="row">{NAMES[sizeClass]}</th>
              <td>{count}</td>
              <td>{tokens}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{need.count}</td>
            <td>{need.tokens}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        <Link to="/help/sticker-tokens">Sticker Token FAQ</Link>
      </p>
    </div>
  );
}
