/** What a mail says; one writer makes a page of it and another plain text, so the two cannot differ. */
export interface MailContent {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  | { readonly kind: "rows"; readonly rows: readonly MailRow[] };

export interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}
