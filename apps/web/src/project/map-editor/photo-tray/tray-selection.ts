/** The selected photos of the tray, with the photo from which a range is selected. */
export class TraySelection {
  #ids: ReadonlySet<string> = new Set();
  #anchorId: string | undefined;

  /** Toggles a photo; with the order of all photos, selects those from the last one to this. */
  toggle(id: string, order?: readonly string[]): void {
    const ends = [this.#anchorId ?? id, id].map((end) => order?.indexOf(end) ?? -1);
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    if (order !== undefined && first >= 0) {
      this.add(order.slice(first, last + 1));
      return;
    }
    this.#anchorId = id;
    this.#toggle([id]);
  }

  add(ids: readonly string[]): void {
    this.#ids = new Set([...this.#ids, ...ids]);
  }

  /** Selects all of these, or none of them where all are selected. */
  toggleAll(ids: readonly string[]): void {
    this.#anchorId = ids[0];
    this.#toggle(ids);
  }

  clear(): void {
    this.#ids = new Set();
    this.#anchorId = undefined;
  }

  /** Drops photos that are no longer in the tray, and returns the others. */
  keep(present: ReadonlySet<string>): ReadonlySet<string> {
    const kept = [...this.#ids].filter((id) => present.has(id));
    if (kept.length < this.#ids.size) this.#ids = new Set(kept);
    return this.#ids;
  }

  #toggle(ids: readonly string[]): void {
    const next = new Set(this.#ids);
    const isAll = ids.every((id) => next.has(id));
    for (const id of ids) {
      if (isAll) next.delete(id);
      else next.add(id);
    }
    this.#ids = next;
  }
}
