import { formatMessage, sharingMessages } from "@photomap/messages";
import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./ShareLink.module.css";

const COPIED_MS = 3000;

/** The link and a button that copies it. */
export function CopyLinkField({ url, hint }: { readonly url: string; readonly hint?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (status !== "copied") return;
    const timer = setTimeout(() => setStatus("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus("copied");
    } catch {
      // Without the permission, or in an embedded browser: the keys of the device still work.
      field.current?.select();
      setStatus("failed");
    }
  };
  const isCopied = status === "copied";
  return (
    <div>
      <div className={styles.link}>
        <TextField
          ref={field}
          label="Sharing link"
          readOnly
          value={url}
          {...(hint !== undefined && { hint })}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="primary"
          icon={isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
          onClick={() => void copy()}
        >
          {isCopied ? (
            <span className={styles.copied}>{formatMessage(sharingMessages.copied)}</span>
          ) : (
            "Copy"
          )}
        </Button>
      </div>
      <p role="status" className={status === "failed" ? styles.problem : "visually-hidden"}>
        {status === "failed"
          ? "We couldn't copy the link. It's selected: press Ctrl+C or ⌘C, or tap Copy in your phone's menu."
          : isCopied
            ? formatMessage(sharingMessages.copied)
            : ""}
      </p>
    </div>
  );
}

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;
