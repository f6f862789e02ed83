import type { PickupCustomer } from "@photomap/printing";
import { useState } from "react";

/** The typed texts, which the tab keeps until it is closed. */
export interface PickupDraft extends PickupCustomer {
  readonly zip: string;
}

const KEY = "photomap:pickup";

/** Keeps the draft in the tab only, so that no personal data stays on a shared computer. */
export function usePickupDraft(email: string) {
  const [draft, setDraft] = useState(() => readDraft(email));
  const change = (changes: Partial<PickupDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return [draft, change] as const;
}

function readDraft(email: string): PickupDraft {
  const stored = readStored();
  const read = (name: keyof PickupDraft) => {
    const value = stored[name];
    return typeof value === "string" ? value : "";
  };
  return {
    zip: read("zip"),
    firstName: read("firstName"),
    lastName: read("lastName"),
    email: read("email") || email,
    phone: read("phone"),
  };
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  } catch {
    return {};
  }
}
