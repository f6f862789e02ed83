/** The names between braces in a text: "Invitation sent to {email}" has "email". */
type Parameters<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never;

export interface Message<Text extends string = string> {
  /** The capability that asks for this text. */
  readonly capability: string;
  /** Verbatim, misspellings included. */
  readonly text: Text;
}

export function message<const Text extends string>(capability: string, text: Text): Message<Text> {
  return { capability, text };
}

type Values<Text extends string> = [Parameters<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Parameters<Text>, string | number>>];

/** Fills the braces; the compiler asks for exactly the values the text names. */
export function say<Text extends string>(
  { text }: Message<Text>,
  ...[values]: Values<Text>
): string {
  const filled: Readonly<Record<string, string | number>> = values ?? {};
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(filled[name] ?? braces));
}
