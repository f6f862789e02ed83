import {
  applyEntry,
  type Edit,
  type Inputs,
  type OpeningImage,
  type OpeningInput,
  startJournal,
} from "@photomap/project";
import type { ServerCopy } from "./save-project.ts";

export type UploadStatus = "IN_PROGRESS" | "COMPLETED";

export interface Upload {
  /** The browser's own copy, shown until the page is loaded anew. */
  readonly previewUrl: string;
  readonly status: UploadStatus;
}

export type SaveState = "saved" | "saving" | "failed";

export interface EditorState {
  readonly inputs: Inputs;
  readonly server: ServerCopy;
  readonly uploads: Readonly<Record<string, Upload>>;
  readonly save: SaveState;
}

export type EditorAction =
  | { readonly type: "edited"; readonly edit: Edit; readonly at: string }
  | { readonly type: "uploadBegan"; readonly id: string; readonly previewUrl: string }
  | { readonly type: "uploadCompleted"; readonly id: string }
  | { readonly type: "uploadFailed"; readonly id: string }
  | { readonly type: "saveBegan" }
  | { readonly type: "saved"; readonly sent: Inputs; readonly server: ServerCopy }
  | { readonly type: "saveFailed" };

export function startEditing(server: ServerCopy): EditorState {
  return { inputs: server.inputs, server, uploads: {}, save: "saved" };
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case "edited":
      return { ...state, inputs: editInputs(state.inputs, action) };
    case "uploadBegan": {
      const upload: Upload = { previewUrl: action.previewUrl, status: "IN_PROGRESS" };
      return { ...state, uploads: { ...state.uploads, [action.id]: upload } };
    }
    case "uploadCompleted": {
      const upload = state.uploads[action.id];
      if (upload === undefined) return state;
      const completed: Upload = { ...upload, status: "COMPLETED" };
      return { ...state, uploads: { ...state.uploads, [action.id]: completed } };
    }
    case "uploadFailed": {
      const { [action.id]: _failed, ...uploads } = state.uploads;
      return { ...state, uploads };
    }
    case "saveBegan":
      return { ...state, save: "saving" };
    case "saved":
      return { ...state, save: "saved", server: action.server, inputs: adopt(state, action) };
    case "saveFailed":
      return { ...state, save: "failed" };
  }
}

function editInputs(
  inputs: Inputs,
  { edit, at }: Extract<EditorAction, { type: "edited" }>,
): Inputs {
  const content = {
    name: "",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    backgroundId: null,
    inputs,
  } as const;
  return applyEntry(startJournal(content), { kind: "edit", edit, at }).content.inputs;
}

/** What was edited while the save was under way stays; the rest is what the server has now. */
function adopt(
  { inputs }: EditorState,
  { sent, server }: Extract<EditorAction, { type: "saved" }>,
): Inputs {
  const edited = Object.entries(inputs).filter(([id, input]) => sent[id] !== input);
  return { ...server.inputs, ...Object.fromEntries(edited) };
}

/** Without the photos whose bytes are not in the store yet: a save must never point at nothing. */
export function savableInputs({ inputs, uploads, server }: EditorState): Inputs {
  const isStored = ({ id }: OpeningImage) => uploads[id]?.status !== "IN_PROGRESS";
  const savable: Record<string, OpeningInput> = {};
  for (const [id, input] of Object.entries(inputs)) {
    const images = input.images.filter(isStored);
    const known = server.inputs[id];
    if (images.length === input.images.length) savable[id] = input;
    else if (!isSameList(images, known?.images ?? [])) savable[id] = { ...input, images };
    else if (known !== undefined) savable[id] = known;
  }
  return savable;
}

function isSameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
