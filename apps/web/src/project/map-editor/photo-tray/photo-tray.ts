import type { Opening } from "@photomap/design";
import {
  type PlacementPlan,
  type ProjectContent,
  planOneOpening,
  planSpread,
} from "@photomap/project";
import { askBeforeLeaving } from "../../../platform/routing/ask-before-leaving.ts";
import { openBrowserStore, type TrayPhoto } from "../../store/browser-store.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import type { DroppedPhoto } from "../folder-drop/read-photos.ts";
import { listIncludedOpenings } from "../folder-drop/use-folder-drop.ts";
import { describeFull, describeSpread } from "./describe-tray.ts";
import { groupTrayPhotos, type TrayGroup } from "./group-tray-photos.ts";
import { placeFromTray } from "./place-from-tray.ts";
import { listPhotoIds, TrayRecords } from "./tray-records.ts";
import { TraySelection } from "./tray-selection.ts";

export interface TrayState {
  readonly groups: readonly TrayGroup[];
  readonly count: number;
  readonly selectedIds: ReadonlySet<string>;
  /** Photos that are lost when the page is closed. */
  readonly unkeptCount: number;
  /** Stays true when the last photo is placed, so that the map does not move under a finger. */
  readonly isOpen: boolean;
  /** What was placed, or why photos could not be; empty when the next step is to be named. */
  readonly note: string;
  /** Whether an undo takes back what was placed last from here. */
  readonly canUndo: boolean;
}

/** Ends the question before the page is left, by project: a later visit may place the photos. */
const asking = new Map<string, () => void>();

/**
 * The photos of a project that have no place yet. A photo leaves the tray when the map has it, and
 * is back when an undo takes it off the map: the tray shows its records that the map does not have.
 */
export class PhotoTray {
  readonly #project: OpenProject;
  readonly #records: TrayRecords;
  readonly #selection = new TraySelection();
  readonly #listeners = new Set<() => void>();
  readonly #placing = new Set<string>();
  #content: ProjectContent;
  /** The content that the last placement has made. */
  #placed: ProjectContent | undefined;
  #isOpen = false;
  #note = "";
  #state: TrayState;

  private constructor(project: OpenProject, records: TrayRecords) {
    this.#project = project;
    this.#records = records;
    this.#content = project.store.getState().content;
    this.#state = this.#createState();
    project.store.subscribe(() => {
      const { content } = project.store.getState();
      if (content === this.#content) return;
      this.#content = content;
      this.#note = "";
      if (this.#endPlacing()) this.#placed = content;
      this.#emit();
    });
  }

  /** Opens the tray with what earlier visits left in it. */
  static async open(project: OpenProject): Promise<PhotoTray> {
    const { store } = project;
    const records = new TrayRecords(await openBrowserStore(), store.key);
    await records.load(store.getState().content.inputs, store.undoSteps);
    return new PhotoTray(project, records);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): TrayState => this.#state;

  /** Keeps photos; those of a file that is in the tray already are left out. */
  async add(photos: readonly DroppedPhoto[]): Promise<void> {
    await this.#records.add(photos);
    this.#note = "";
    this.#emit();
  }

  toggle(id: string, { isRange = false } = {}): void {
    this.#select(() => this.#selection.toggle(id, isRange ? this.#listIds() : undefined));
  }

  select(ids: readonly string[]): void {
    this.#select(() => this.#selection.add(ids));
  }

  /** Selects all of these, or none where all are selected. */
  toggleAll(ids: readonly string[]): void {
    this.#select(() => this.#selection.toggleAll(ids));
  }

  clearSelection(): void {
    this.#select(() => this.#selection.clear());
  }

  /** Places the selected photos; false without any, when the press means something else. */
  place(opening: Opening): boolean {
    const ids = this.#listChosen();
    if (ids.length === 0) return false;
    const { design, store } = this.#project;
    const { content } = store.getState();
    if (!listIncludedOpenings(design, content).some(({ id }) => id === opening.id)) {
      this.#note = `${opening.name} isn't included in this map. Choose another ${design.regionType}.`;
      this.#emit();
      return true;
    }
    const plan = planOneOpening(ids, opening.id, content.inputs);
    void this.#apply(plan, describeFull(plan, opening.name, design));
    return true;
  }

  /** Puts one photo into each empty region: the selected ones, or all where none is. */
  spread(): void {
    const { design, store } = this.#project;
    const { content } = store.getState();
    const chosen = this.#listChosen();
    const ids = chosen.length > 0 ? chosen : this.#listIds();
    const openings = listIncludedOpenings(design, content).toSorted(
      (a, b) => Number(a.optional) - Number(b.optional) || a.name.localeCompare(b.name, "en"),
    );
    const plan = planSpread(
      ids,
      openings.map(({ id }) => id),
      content.inputs,
    );
    void this.#apply(plan, describeSpread(plan, design));
  }

  /** Takes the selected photos out of the tray; returns how to put them back. */
  removeSelected(): { readonly count: number; readonly undo: () => void } {
    const ids = this.#listChosen();
    this.#setRemoved(ids, true);
    this.clearSelection();
    return { count: ids.length, undo: () => this.#setRemoved(ids, false) };
  }

  undo(): void {
    this.#project.store.undo();
  }

  /** Hides the empty tray. */
  close(): void {
    this.#isOpen = false;
    this.#emit();
  }

  #setRemoved(ids: readonly string[], isRemoved: boolean): void {
    this.#records.setRemoved(ids, isRemoved);
    this.#emit();
  }

  async #apply(plan: PlacementPlan, note: string): Promise<void> {
    const ids = plan.groups.flatMap(({ photoIds }) => photoIds);
    for (const id of ids) this.#placing.add(id);
    this.#emit();
    const placed = await placeFromTray(this.#project, plan, (id) => this.#records.find(id));
    for (const id of ids) this.#placing.delete(id);
    // After an undo or another edit it is no news.
    if (placed === "" || this.#placed === this.#content) this.#note = note || placed;
    this.#emit();
  }

  /** Called when the map changes: an undo may take photos off it before all is stored. */
  #endPlacing(): boolean {
    const placed = listPhotoIds(this.#content.inputs);
    const ended = [...this.#placing].filter((id) => placed.has(id));
    for (const id of ended) this.#placing.delete(id);
    return ended.length > 0;
  }

  #select(change: () => void): void {
    change();
    this.#note = "";
    this.#emit();
  }

  #listIds(): readonly string[] {
    return this.#state.groups.flatMap(({ photos }) => photos.map(({ id }) => id));
  }

  /** The selected photos in the order of the tray. */
  #listChosen(): readonly string[] {
    return this.#listIds().filter((id) => this.#state.selectedIds.has(id));
  }

  #emit(): void {
    this.#state = this.#createState();
    this.#askBeforeLeaving(this.#state.unkeptCount > 0);
    for (const listener of this.#listeners) listener();
  }

  #createState(): TrayState {
    const waiting = this.#records
      .listWaiting(this.#content.inputs)
      .filter(({ id }: TrayPhoto) => !this.#placing.has(id));
    this.#isOpen ||= waiting.length > 0;
    return {
      groups: groupTrayPhotos(waiting),
      count: waiting.length,
      selectedIds: this.#selection.keep(new Set(waiting.map(({ id }) => id))),
      unkeptCount: this.#records.countUnkept(waiting),
      isOpen: this.#isOpen,
      note: this.#note,
      canUndo: this.#placed === this.#content,
    };
  }

  #askBeforeLeaving(isNeeded: boolean): void {
    const { key } = this.#project.store;
    if (isNeeded === asking.has(key)) return;
    if (isNeeded) asking.set(key, askBeforeLeaving());
    else {
      asking.get(key)?.();
      asking.delete(key);
    }
  }
}
