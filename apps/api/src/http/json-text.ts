import { randomUUID } from "node:crypto";

/** The text that stands for each JSON text; random, so that no stored text can contain it. */
const PLACEHOLDER = randomUUID();

/** The texts of the value that is being serialized, in order. */
let texts: JsonText[] = [];

/** JSON from the database that is sent as it is, without being parsed and serialized again. */
export class JsonText {
  readonly #text: string;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The encoded text; encoded once, for texts that are sent several times. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.#text);
    return this.#bytes;
  }

  toJSON(): string {
    texts.push(this);
    return PLACEHOLDER;
  }
}

/** Serializes a value like `JSON.stringify`, with every `JsonText` in its place. */
export function encodeJson(value: object): Buffer {
  texts = [];
  const [first = "", ...rest] = JSON.stringify(value).split(`"${PLACEHOLDER}"`);
  const parts: Buffer[] = [Buffer.from(first)];
  for (const [i, part] of rest.entries()) {
    const text = texts[i];
    if (text !== undefined) parts.push(text.bytes);
    parts.push(Buffer.from(part));
  }
  texts = [];
  return Buffer.concat(parts);
}
