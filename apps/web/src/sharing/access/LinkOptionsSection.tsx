import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { ExpiryField } from "./ExpiryField.tsx";
import { LinkPasswordField } from "./LinkPasswordField.tsx";
import { RenewLinkButton } from "./RenewLinkButton.tsx";
import type { ShareLinkState } from "./use-share-link.ts";

/** The restrictions of a public map's link; nothing until it is loaded. */
export function LinkOptionsSection({ state }: { readonly state: ShareLinkState }) {
  const { link, setExpiry, setPassword, removePassword, renew } = state;
  if (link === undefined) return null;
  return (
    <SettingsSection title="Link" hint="How long it works, and what people need to open it.">
      <ExpiryField
        expiresAt={link.expiresAt ? new Date(link.expiresAt) : undefined}
        onChange={setExpiry}
      />
      <LinkPasswordField
        hasPassword={link.hasPassword}
        setPassword={setPassword}
        removePassword={removePassword}
      />
      <RenewLinkButton onRenew={renew} />
    </SettingsSection>
  );
}
