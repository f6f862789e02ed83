import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { SetWantsDigestDocument } from "../../platform/api/generated/graphql.ts";
import { describeFailure } from "../../platform/errors/describe-failure.ts";
import { Switch } from "../../ui/fields/Checkbox.tsx";
import styles from "./GeneralSettings.module.css";

/** Changes at once; back to the stored value when it could not be saved. */
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
      <p>When family and friends suggest photos for a map of yours, one email says how many.</p>
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

/** The reason when it was not stored. */
async function send(wantsDigest: boolean): Promise<string | undefined> {
  try {
    const { setWantsDigest } = await execute(SetWantsDigestDocument, { wantsDigest });
    return setWantsDigest ? undefined : "You are logged out. Log in to change this.";
  } catch (error) {
    return describeFailure(error, "change the digest");
  }
}
