import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { SetWantsDigestDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Switch } from "../../ui/fields/Checkbox.tsx";
import styles from "./GeneralSettings.module.css";

/** A switch that changes at once, and changes back when the setting could not be saved. */
export function DigestSettings({ wantsDigest }: { readonly wantsDigest: boolean }) {
  const [isOn, setOn] = useState(wantsDigest);
  const [problem, setProblem] = useState<string>();
  const change = async (next: boolean) => {
    setOn(next);
    setProblem(undefined);
    const refusal = await send(next);
    if (refusal === undefined) return;
    setOn(!next);
    setProblem(refusal);
  };
  return (
    <section className={styles.section}>
      <h2>Suggestions</h2>
      <p>
        When family and friends suggest photos for one of your maps, we'll send you a single email
        that says how many.
      </p>
      <Switch
        label="Email me about new suggestions"
        checked={isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** Saves the setting. Resolves to an error message, or undefined on success. */
async function send(wantsDigest: boolean): Promise<string | undefined> {
  try {
    const { setWantsDigest } = await execute(SetWantsDigestDocument, { wantsDigest });
    return setWantsDigest ? undefined : "You're logged out. Log in to change this.";
  } catch (error) {
    return reportAndDescribeFailure(error, "change the digest");
  }
}
