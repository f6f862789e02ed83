import { useState } from "react";
import { useRevalidator } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { SendPasswordResetCodeDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./GeneralSettings.module.css";
import { SetPasswordForm } from "./SetPasswordForm.tsx";

/** The password of an account that was created by a code and has none yet. */
export function SetPasswordSection({ email }: { readonly email: string }) {
  const [step, setStep] = useState<"closed" | "sending" | "code">("closed");
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const sendCode = async () => {
    setStep("sending");
    const refusal = await requestCode(email).catch((error: unknown) =>
      reportAndDescribeFailure(error, "set password"),
    );
    setProblem(refusal);
    setStep(refusal === undefined ? "code" : "closed");
  };
  return (
    <section className={styles.section}>
      <h2>Password</h2>
      <p>
        You log in with a code by email. You need a password to change your email address, to
        download your data and to delete your account.
      </p>
      {step === "code" ? (
        <SetPasswordForm
          email={email}
          onSaved={() => void revalidate()}
          onCancel={() => setStep("closed")}
        />
      ) : (
        <Button size="small" loading={step === "sending"} onClick={() => void sendCode()}>
          Set a password
        </Button>
      )}
      <p role="status">{problem}</p>
    </section>
  );
}

async function requestCode(email: string): Promise<string | undefined> {
  const { sendPasswordResetCode: result } = await execute(SendPasswordResetCodeDocument, { email });
  return result.__typename === "CodeSent" ? undefined : result.message;
}
