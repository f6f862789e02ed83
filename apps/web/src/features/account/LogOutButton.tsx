import { accountMessages, formatMessage } from "@photomap/messages";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { execute } from "../../api/execute.ts";
import { SignOutDocument } from "../../generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";

interface LogOutButtonProps {
  /** Ends the sessions of all browsers. */
  readonly everywhere?: boolean;
}

export function LogOutButton({ everywhere = false }: LogOutButtonProps) {
  const [isSending, setSending] = useState(false);
  const logOut = async () => {
    setSending(true);
    await execute(SignOutDocument, { everywhere }).finally(() => setSending(false));
    const { forgetAccount } = await import("../../offline/forget-account.ts");
    await forgetAccount();
    // A full page load drops all in-memory data of the account.
    location.assign("/");
  };
  return (
    <Button
      size="small"
      loading={isSending}
      icon={<LogOut size={18} strokeWidth={1.6} aria-hidden="true" />}
      onClick={() => void logOut()}
    >
      {everywhere ? "Log out everywhere" : formatMessage(accountMessages.logOut)}
    </Button>
  );
}
