import type { OriginalType } from "./original-type.ts";
import { findPictureEnd } from "./picture-end.ts";

/** So far programs look that guess a file's type from its content. */
const SNIFFED_BYTES = 1024;
/** A ZIP's directory ends within this many bytes of the file's end. */
const ZIP_END_BYTES = 65_557;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");

/** Long enough that compressed data never reads so by chance. */
const OTHER_TYPES = /<script|<html[\s>]|<svg\s+xmlns|<!doctype html|<\?php\s|%PDF-\d/i;

/**
 * Whether a picture is something else as well. Phones put films and second pictures behind a photo:
 * those are let pass, as nothing but pixels is kept of the file.
 */
export function hasMixedTypes(file: Buffer, type: OriginalType): boolean {
  if (OTHER_TYPES.test(file.toString("latin1", 0, SNIFFED_BYTES))) return true;
  const rest = file.subarray(findPictureEnd(file, type));
  return OTHER_TYPES.test(rest.toString("latin1")) || hasZipEnd(rest);
}

function hasZipEnd(rest: Buffer): boolean {
  return rest.subarray(-ZIP_END_BYTES).includes(ZIP_END);
}
