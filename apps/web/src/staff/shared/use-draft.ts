import { useState } from "react";

type Problems<Draft> = Readonly<Partial<Record<keyof Draft, string>>>;

interface DraftOptions<Draft> {
  readonly create: () => Draft;
  /** By field; those of one field may depend on others. */
  readonly findProblems: (draft: Draft) => Problems<Draft>;
  /** Changes other fields along with the edited one. */
  readonly follow?: ((edited: Draft, before: Draft) => Draft) | undefined;
}

/** The text fields of a dialog. Problems are shown after the first attempt to send it. */
export function useDraft<Draft extends Readonly<Record<keyof Draft, string>>>({
  create,
  findProblems,
  follow = (edited) => edited,
}: DraftOptions<Draft>) {
  const [draft, setDraft] = useState(create);
  const [isChecked, setChecked] = useState(false);
  const problems = findProblems(draft);
  const field = (name: keyof Draft) => ({
    value: draft[name],
    error: isChecked ? problems[name] : undefined,
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft((before) => follow({ ...before, [name]: target.value }, before)),
  });
  const check = () => {
    setChecked(true);
    return Object.keys(problems).length === 0;
  };
  return { draft, field, check };
}
