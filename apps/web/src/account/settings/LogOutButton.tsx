import { accountMessages, formatMessage } from "@photomap/messages";
import { LogOut } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { SignOutDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";

const UnsentChangesDialog = lazy(() => import("./UnsentChangesDialog.tsx"));

interface LogOutButtonProps {
  /** Whether to end the sessions of all browsers. */
  readonly everywhere?: boolean;
}

export function LogOutButton({ everywhere = false }: LogOutButtonProps) {
  const [isSending, setSending] = useState(false);
  const [unsentCount, setUnsentCount] = useState(0);
  const label = everywhere ? "Log out everywhere" : formatMessage(accountMessages.logOut);
  const logOut = async () => {
    setSending(true);
    await execute(SignOutDocument, { everywhere }).finally(() => setSending(false));
    const { forgetAccount } = await import("../../project/offline/forget-account.ts");
    await forgetAccount();
    // A full page load drops all in-memory data of the account.
    location.assign("/");
  };
  const askOrLogOut = async () => {
    const { listUnsentProjectKeys: findUnsentProjects } = await import(
      "../../project/offline/list-unsent-project-keys.ts"
    );
    const unsent = await findUnsentProjects().catch(() => new Set());
    if (unsent.size > 0) setUnsentCount(unsent.size);
    else await logOut();
  };
  return (
    <>
      <Button
        size="small"
        loading={isSending}
        icon={<LogOut size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => void askOrLogOut()}
      >
        {label}
      </Button>
      {unsentCount > 0 ? (
        <Suspense>
          <UnsentChangesDialog
            projectCount={unsentCount}
            confirmLabel={label}
            busy={isSending}
            onConfirm={() => void logOut()}
            onCancel={() => setUnsentCount(0)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
