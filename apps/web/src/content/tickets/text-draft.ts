type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = "input:not([type=hidden], [type=file]), textarea, select";

/**
 * Keeps typed text in the storage of the tab until it is sent: a reload, a failed request or a
 * visit to another page loses nothing.
 */
export class TextDraft {
  readonly #form: HTMLFormElement;
  readonly #key: string;

  constructor(form: HTMLFormElement, key: string) {
    this.#form = form;
    this.#key = `photomap.draft.${key}`;
    form.addEventListener("input", () => this.#save());
  }

  /** Restores the stored texts, except in controls that were changed meanwhile. */
  restore(): void {
    const values = this.#read();
    for (const control of this.#listControls()) {
      const value = values[control.name];
      if (value !== undefined && control.value === getInitialValue(control)) control.value = value;
    }
  }

  clear(): void {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // Without storage there is no draft.
    }
  }

  #save(): void {
    const values = this.#listControls().map(({ name, value }) => [name, value]);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(values)));
    } catch {
      // The storage is blocked or full: the text stays in the form.
    }
  }

  #read(): Readonly<Record<string, string | undefined>> {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? "{}");
    } catch {
      return {};
    }
  }

  #listControls(): TextControl[] {
    return [...this.#form.querySelectorAll<TextControl>(CONTROLS)];
  }
}

function getInitialValue(control: TextControl): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
