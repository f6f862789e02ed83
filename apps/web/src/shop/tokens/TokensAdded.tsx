import { formatMessage, tokenMessages } from "@photomap/messages";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { focusElement } from "./focus-element.ts";
import styles from "./RedeemForm.module.css";
import { TokenIcon } from "./TokenIcon.tsx";
import { describeAddedTokens } from "./token-texts.ts";

interface TokensAddedProps {
  readonly tokens: number;
  readonly onAnother: () => void;
}

export function TokensAdded({ tokens, onAnother }: TokensAddedProps) {
  return (
    <div className={styles.added}>
      {/* In place of the pressed button; it is announced by the focus. */}
      <p ref={focusElement} tabIndex={-1} className={styles.message}>
        <TokenIcon size={32} />
        {describeAddedTokens(tokens)}
      </p>
      <div className={styles.buttons}>
        <LinkButton to="/create" variant="primary">
          {formatMessage(tokenMessages.makeStickers)}
        </LinkButton>
        <Button onClick={onAnother}>{formatMessage(tokenMessages.anotherCode)}</Button>
      </div>
    </div>
  );
}
