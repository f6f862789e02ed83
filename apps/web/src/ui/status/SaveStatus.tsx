import { Check, CloudOff, LoaderCircle, WifiOff } from "lucide-react";
import styles from "./SaveStatus.module.css";

const ICONS = { saved: Check, saving: LoaderCircle, failed: CloudOff, offline: WifiOff };

interface SaveStatusProps {
  readonly state: keyof typeof ICONS;
  readonly children: string;
}

export function SaveStatus({ state, children }: SaveStatusProps) {
  const Icon = ICONS[state];
  return (
    <output className={styles.status} data-state={state}>
      <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
      {children}
    </output>
  );
}
