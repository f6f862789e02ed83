import { CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import styles from "./Toast.module.css";

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert };
const SPOKEN_PREFIXES = { info: "", warning: "Warning: ", error: "Error: " };

interface ToastProps {
  readonly type: keyof typeof ICONS;
  readonly content: string;
  readonly detail?: string | undefined;
  readonly thumbnailUrl?: string | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  readonly onClose: () => void;
}

export function Toast({ type, content, detail, thumbnailUrl, action, onClose }: ToastProps) {
  const Icon = ICONS[type];
  return (
    <div className={styles.toast} data-type={type}>
      {thumbnailUrl ? (
        <img className={styles.thumbnail} src={thumbnailUrl} alt="" width={44} height={44} />
      ) : (
        <Icon className={styles.icon} size={22} strokeWidth={1.6} aria-hidden="true" />
      )}
      <div className={styles.text}>
        <p>
          <span className="visually-hidden">{SPOKEN_PREFIXES[type]}</span>
          <span>{content}</span>
        </p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onSelect}>
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X size={20} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
