import { contactMessages, formatMessage } from "@photomap/messages";
import {
  CreateTicketDocument,
  PresignedImageUploadDocument,
} from "../../platform/api/generated/graphql.ts";
import type { TicketQuestion } from "./ticket-form.ts";

/** The form's `data-ticket`, for its script, which contains no texts or operations. */
export interface TicketScriptData {
  readonly question: TicketQuestion;
  readonly texts: { readonly imageFailed: string; readonly fileFailed: string };
  /** Hashes of persisted operations. */
  readonly createId: string;
  readonly uploadId: string;
}

export function createTicketScriptData({
  id,
  title,
  tags,
  fields,
}: TicketQuestion): TicketScriptData {
  return {
    question: { id, title, tags, fields },
    texts: {
      imageFailed: formatMessage(contactMessages.imageFailed),
      fileFailed: formatMessage(contactMessages.fileFailed),
    },
    createId: String(CreateTicketDocument.__meta__?.["hash"]),
    uploadId: String(PresignedImageUploadDocument.__meta__?.["hash"]),
  };
}
