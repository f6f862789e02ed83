import { formatMessage, uploadMessages } from "@photomap/messages";
import { looksLikePhoto, type PhotoType, recognizePhotoType } from "./photo-type.ts";

export interface PhotoRefusal {
  readonly kind: "refused";
  readonly reason: "tooLarge" | "wrongType" | "unreadable";
  readonly name: string;
  /** In the words a person is told. */
  readonly message: string;
}

export const LIMIT_BYTES = 20_971_520;

/** What a file is, or why it cannot be taken, as far as its first bytes can tell. */
export function admitPhoto(
  file: Pick<File, "name" | "size" | "type">,
  head: Uint8Array,
): PhotoType | PhotoRefusal {
  if (file.size >= LIMIT_BYTES)
    return refuse(file, "tooLarge", formatMessage(uploadMessages.tooLarge));
  const type = recognizePhotoType(head);
  if (type !== undefined) return type;
  if (looksLikePhoto(file)) return refuseUnreadable(file);
  return refuse(file, "wrongType", formatMessage(uploadMessages.wrongType));
}

export function refuseUnreadable(file: Pick<File, "name">): PhotoRefusal {
  return refuse(file, "unreadable", formatMessage(uploadMessages.unreadable, { name: file.name }));
}

function refuse(
  { name }: Pick<File, "name">,
  reason: PhotoRefusal["reason"],
  message: string,
): PhotoRefusal {
  return { kind: "refused", reason, name, message };
}
