import type { BrandId } from "@photomap/design";
import type { ImageAccess } from "../../photos/images/image-access.types.ts";

export const TICKET_STATUSES = ["OPEN", "ANSWERED", "CLOSED"] as const;
export const TICKET_FIELD_TYPES = ["TEXT", "SELECT", "FILE"] as const;
export const TICKET_AUTHORS = ["CUSTOMER", "STAFF"] as const;

export type TicketStatus = (typeof TICKET_STATUSES)[number];
export type TicketAuthor = (typeof TICKET_AUTHORS)[number];

/** A field of the question's form, as the writer filled it in. */
export interface TicketField {
  readonly type: (typeof TICKET_FIELD_TYPES)[number];
  readonly label: string;
  readonly value?: string | undefined;
  /** Chosen options, or the upload keys of files. */
  readonly values?: readonly string[] | undefined;
}

export interface TicketRow {
  readonly id: string;
  readonly brand: BrandId;
  /** The account that wrote it; null for guests, and without a session. */
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
  /** Whether `email` is the verified address of the account. */
  readonly isAddressVerified: boolean;
  readonly subject: string;
  readonly question: string;
  readonly fields: readonly TicketField[];
  readonly tags: readonly string[];
  readonly userAgent: string;
  readonly status: TicketStatus;
  readonly hash: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface TicketMessage {
  readonly id: string;
  readonly ticketId: string;
  readonly author: TicketAuthor;
  readonly text: string;
  readonly requestId: string;
  readonly createdAt: Date;
}

export interface TicketFile {
  readonly ticketId: string;
  readonly key: string;
  /** Access for readers without a session; null when the picture cannot be shown. */
  readonly access: ImageAccess | null;
}

export interface Ticket extends TicketRow {
  readonly messages: readonly TicketMessage[];
  readonly files: readonly TicketFile[];
}

export interface NewMessage {
  readonly ticketId: string;
  readonly author: TicketAuthor;
  readonly text: string;
  readonly requestId: string;
}
