import { useState } from "react";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";

type Status = "not sent" | "sending" | "sent";

interface SendCodeButtonProps {
  /** Resolves to the reason of a refusal, or undefined when the code is on its way. */
  readonly send: () => Promise<string | undefined>;
}

/** Sends another code, and says how that went. */
export function SendCodeButton({ send }: SendCodeButtonProps) {
  const [status, setStatus] = useState<Status>("not sent");
  const [problem, setProblem] = useState<string>();
  const sendAgain = async () => {
    setStatus("sending");
    setProblem(undefined);
    const refusal = await send().catch((error: unknown) =>
      reportAndDescribeFailure(error, "resend code"),
    );
    setStatus(refusal === undefined ? "sent" : "not sent");
    setProblem(refusal);
  };
  return (
    <div>
      <Button size="small" loading={status === "sending"} onClick={() => void sendAgain()}>
        {status === "sending" ? "Sending a new code …" : "Send a new code"}
      </Button>
      <p role="status">{problem ?? (status === "sent" ? "A new code is on its way." : "")}</p>
    </div>
  );
}
