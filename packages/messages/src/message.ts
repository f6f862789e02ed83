/** The placeholder names in a text: "Invitation sent to {email}" has "email". */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export interface Message<Text extends string = string> {
  /** Id of the capability that specifies this text. */
  readonly capability: string;
  /** The text as specified, except for the spelling of "occurred" (G-42), or our own. */
  readonly text: Text;
}

export function message<const Text extends string>(capability: string, text: Text): Message<Text> {
  return { capability, text };
}

type Values<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Text>, string | number>>];

/** Fills the placeholders; the compiler requires exactly the values the text names. */
export function formatMessage<Text extends string>(
  { text }: Message<Text>,
  ...[values]: Values<Text>
): string {
  const valueOf: Readonly<Record<string, string | number>> = values ?? {};
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(valueOf[name] ?? braces));
}
