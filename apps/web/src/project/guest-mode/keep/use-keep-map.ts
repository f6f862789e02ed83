import { accountMessages, formatMessage } from "@photomap/messages";
import { isEmailAddress, normalizeEmail } from "@photomap/project";
import { useState } from "react";
import { execute } from "../../../platform/api/execute.ts";
import {
  SendSignInCodeDocument,
  SignInWithCodeDocument,
} from "../../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { rememberKeptMap } from "../../../platform/visitor/kept-map.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import { forgetPendingCode, readPendingCode, rememberPendingCode } from "./pending-code.ts";

export interface KeepMap {
  readonly step: "email" | "code";
  readonly email: string;
  readonly code: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** What has just happened, such as that another code was sent. */
  readonly notice: string | undefined;
  readonly setEmail: (email: string) => void;
  readonly setCode: (code: string) => void;
  readonly sendCode: () => Promise<void>;
  readonly enterCode: () => Promise<void>;
  readonly changeEmail: () => void;
}

/** Keeps a guest's map in an account: asks for an address, then for the code that is emailed to it. */
export function useKeepMap({ id, store }: OpenProject): KeepMap {
  const [pendingEmail] = useState(readPendingCode);
  const [step, setStep] = useState<KeepMap["step"]>(pendingEmail === undefined ? "email" : "code");
  const [email, setEmail] = useState(pendingEmail ?? "");
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string>();

  const run = async (action: () => Promise<string | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setNotice(undefined);
    setProblem(await action().catch((error) => reportAndDescribeFailure(error, "keep map")));
    setBusy(false);
  };
  const sendCode = () =>
    run(async () => {
      const invalid = findEmailProblem(email);
      if (invalid !== undefined) return invalid;
      const { sendSignInCode: result } = await execute(SendSignInCodeDocument, { email });
      if (result.__typename !== "CodeSent") return result.message;
      rememberPendingCode(email);
      if (step === "code") setNotice("A new code is on its way.");
      setStep("code");
      return undefined;
    });
  const enterCode = () =>
    run(async () => {
      if (code.trim() === "") return formatMessage(accountMessages.enterSixDigitCode);
      const entered = { email, code, acceptsTerms: true };
      const { signInWithCode: result } = await execute(SignInWithCodeDocument, entered);
      if (result.__typename !== "SignedIn") return result.message;
      forgetPendingCode();
      await store.flush();
      openAsAccount(id);
      return undefined;
    });
  const changeEmail = () => {
    forgetPendingCode();
    setStep("email");
    setCode("");
    setProblem(undefined);
    setNotice(undefined);
  };
  return {
    step,
    email,
    code,
    isBusy,
    problem,
    notice,
    setEmail,
    setCode,
    sendCode,
    enterCode,
    changeEmail,
  };
}

/** Loads the map's page again, which then moves the map to the account that is logged in. */
export function openAsAccount(projectId: string): void {
  const path = `/p/${projectId}`;
  rememberKeptMap(path);
  // A full page load drops what the page knows about the guest.
  location.replace(path);
}

function findEmailProblem(email: string): string | undefined {
  if (email.trim() === "") return formatMessage(accountMessages.enterEmail);
  return isEmailAddress(normalizeEmail(email))
    ? undefined
    : formatMessage(accountMessages.invalidEmail);
}
