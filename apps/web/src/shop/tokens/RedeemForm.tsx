import { formatMessage, tokenMessages } from "@photomap/messages";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./RedeemForm.module.css";
import { TokensAdded } from "./TokensAdded.tsx";
import { type Redemption, useRedemption } from "./use-redemption.ts";
import { VoucherCodeField } from "./VoucherCodeField.tsx";

/** The field for a code, then what it added. */
export function RedeemForm({ initialCode = "" }: { readonly initialCode?: string }) {
  const redemption = useRedemption(initialCode);
  const [isRepeated, setRepeated] = useState(false);
  const { state } = redemption;
  const startAgain = () => {
    setRepeated(true);
    redemption.reset();
  };
  return state.kind === "added" ? (
    <TokensAdded tokens={state.tokens} onAnother={startAgain} />
  ) : (
    <EntryForm redemption={redemption} isFocused={isRepeated} />
  );
}

interface EntryFormProps {
  readonly redemption: Redemption;
  readonly isFocused: boolean;
}

function EntryForm({ redemption, isFocused }: EntryFormProps) {
  const { code, state, problem, isValid } = redemption;
  const isSubmitting = state.kind === "submitting";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void redemption.redeem();
  };
  return (
    // Without scripts, the page of the action keeps the code.
    <form className={styles.form} action="/redeem" noValidate onSubmit={submit}>
      <div className={styles.field} aria-live="polite">
        <VoucherCodeField
          code={code}
          error={problem}
          isReadOnly={isSubmitting}
          isFocused={isFocused}
          onChange={redemption.change}
          onCheck={redemption.check}
        />
      </div>
      <Button type="submit" variant="primary" disabled={!isValid} loading={isSubmitting}>
        {formatMessage(tokenMessages.redeem)}
      </Button>
      {state.kind === "refused" && state.isSignedOut ? <LogInLink code={code} /> : null}
    </form>
  );
}

/** A link to the login, after which the code is in the field again. */
function LogInLink({ code }: { readonly code: string }) {
  const target = encodeURIComponent(`/redeem?code=${code}`);
  return <Link to={`/account/login?redirectTo=${target}`}>Log in to redeem the code</Link>;
}
