import { Mail, Send } from "lucide-react";
import { useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./ShareLink.module.css";

interface SendLinkButtonProps {
  readonly url: string;
  /** The name of the project. */
  readonly name: string;
  /** Whether readers can suggest photos, for which the text asks. */
  readonly canSuggest: boolean;
}

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Opens the device's share sheet with the link; devices without one write an email. */
export function SendLinkButton({ url, name, canSuggest }: SendLinkButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  const text = `Here's my photo map, “${name}”.${canSuggest ? " Do you have a photo for it?" : ""}`;
  const device: Partial<Pick<Navigator, "share">> = navigator;
  if (device.share === undefined) {
    const body = encodeURIComponent(`${text}\n\n${url}`);
    const to = `mailto:?subject=${encodeURIComponent(name)}&body=${body}`;
    return (
      <LinkButton size="small" to={to} icon={<Mail {...ICON} />}>
        Send by email
      </LinkButton>
    );
  }
  const send = async () => {
    setFailed(false);
    try {
      await navigator.share({ title: name, text, url });
    } catch (error) {
      // The person closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      reportError(error, { action: "send link" });
      setFailed(true);
    }
  };
  return (
    <>
      <Button size="small" icon={<Send {...ICON} />} onClick={() => void send()}>
        Send
      </Button>
      {hasFailed ? (
        <p role="alert" className={styles.problem}>
          Your device couldn't send the link. Copy it instead.
        </p>
      ) : null}
    </>
  );
}
