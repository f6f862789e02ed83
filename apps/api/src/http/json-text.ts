import { randomUUID } from "node:crypto";

/** The text that stands for each JSON text; random, so that no stored text can contain it. */
const PLACEHOLDER = randomUUID();

/** The texts of the value that is being serialized, in order. */
let texts: string[] = [];

/** JSON from the database that is sent as it is, without being parsed and serialized again. */
export class JsonText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toJSON(): string {
    texts.push(this.#text);
    return PLACEHOLDER;
  }
}

/** Serializes a value like `JSON.stringify`, with every `JsonText` in its place. */
export function stringifyJson(value: object): string {
  texts = [];
  const [first = "", ...rest] = JSON.stringify(value).split(`"${PLACEHOLDER}"`);
  return rest.reduce((json, part, i) => json + (texts[i] ?? "null") + part, first);
}
