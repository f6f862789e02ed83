import { useState } from "react";

interface DraftOptions<Draft> {
  readonly create: () => Draft;
  /** The problems by the name of their field; other names are left to the server. */
  readonly findProblems: (draft: Draft) => Readonly<Record<string, string>>;
  /** Changes other fields along with the edited one. */
  readonly follow?: ((edited: Draft, before: Draft) => Draft) | undefined;
}

/** The text fields of a dialog. Problems are shown after the first attempt to send it. */
export function useDialogFields<Draft extends Readonly<Record<keyof Draft, string>>>({
  create,
  findProblems,
  follow = (edited) => edited,
}: DraftOptions<Draft>) {
  const [draft, setDraft] = useState(create);
  const [isChecked, setChecked] = useState(false);
  const problems = findProblems(draft);
  const field = (name: keyof Draft & string) => ({
    value: draft[name],
    error: isChecked ? problems[name] : undefined,
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft((before) => follow({ ...before, [name]: target.value }, before)),
  });
  const check = () => {
    setChecked(true);
    return !Object.keys(problems).some((name) => name in draft);
  };
  return { draft, field, check };
}
