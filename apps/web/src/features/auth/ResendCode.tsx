import { useState } from "react";
import { execute } from "../../api/execute.ts";
import { ResendVerificationCodeDocument } from "../../generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";

type Status = "not sent" | "sending" | "sent";

export function ResendCode({ email }: { readonly email: string }) {
  const [status, setStatus] = useState<Status>("not sent");
  const [problem, setProblem] = useState<string>();
  const resend = async () => {
    setStatus("sending");
    setProblem(undefined);
    const result = await execute(ResendVerificationCodeDocument, { email }).then(
      ({ resendVerificationCode }) => resendVerificationCode,
      () => ({ __typename: "Failure" as const, message: "Network error." }),
    );
    setStatus(result.__typename === "CodeSent" ? "sent" : "not sent");
    if (result.__typename !== "CodeSent") setProblem(result.message);
  };
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        loading={status === "sending"}
        onClick={() => void resend()}
      >
        {status === "sending" ? "Sending a new code" : "Send a new code"}
      </Button>
      <p role="status">{problem ?? (status === "sent" ? "A new code is on its way." : "")}</p>
    </div>
  );
}
