import { randomInt } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PROJECT_ID_LENGTH = 6;

/** Random, so that ids tell nothing; short, because people read them to support. Access never rests on it. */
export function createProjectId(): string {
  return Array.from({ length: PROJECT_ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    "",
  );
}
