import { removePrivateDetails } from "@photomap/project";
import type { ProjectWithInputsJson } from "@photomap/server";
import { JsonText } from "../../http/json-text.ts";

interface Presented {
  /** The stored inputs that the text was made of. */
  readonly inputsJson: string;
  readonly text: JsonText;
}

/** The most projects whose inputs a process keeps: about 50 kB each with 150 photos, twice. */
const MAX_PROJECTS = 100;

/**
 * The inputs of shared projects without private details. Many people read a shared map between two
 * saves: the same inputs are parsed and serialized once.
 */
export class PublicInputsCache {
  readonly #presented = new Map<string, Presented>();

  /** Returns the inputs as viewers other than the owner may see them. */
  present(row: Pick<ProjectWithInputsJson, "id" | "inputsJson" | "inputs">): JsonText {
    const { id, inputsJson } = row;
    const known = this.#presented.get(id);
    // Compared as a whole: a saved project has other inputs.
    const text =
      known?.inputsJson === inputsJson
        ? known.text
        : new JsonText(JSON.stringify(removePrivateDetails(row.inputs)));
    this.#presented.delete(id);
    this.#presented.set(id, { inputsJson, text });
    const [oldest] = this.#presented.keys();
    if (this.#presented.size > MAX_PROJECTS) this.#presented.delete(oldest ?? "");
    return text;
  }
}
