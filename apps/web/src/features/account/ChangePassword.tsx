import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import styles from "./GeneralSettings.module.css";

type State = { kind: "collapsed"; notice?: string } | { kind: "editing" };

export function ChangePassword({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>({ kind: "collapsed" });
  return (
    <section className={styles.section}>
      <h2>Password</h2>
      {state.kind === "editing" ? (
        <ChangePasswordForm
          email={email}
          onChanged={(notice) => setState({ kind: "collapsed", notice })}
          onCancel={() => setState({ kind: "collapsed" })}
        />
      ) : (
        <Button onClick={() => setState({ kind: "editing" })}>Change password</Button>
      )}
      <div role="status">
        {state.kind === "collapsed" && state.notice !== undefined ? (
          <p className={styles.notice}>
            <Check size={18} strokeWidth={2} aria-hidden="true" />
            {state.notice}
          </p>
        ) : null}
      </div>
    </section>
  );
}
