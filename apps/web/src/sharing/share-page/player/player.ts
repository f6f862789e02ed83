import { MapCover } from "./map-cover.ts";
import { findOpeningAtPoint, loadOutlines, type MapOutlines } from "./map-outlines.ts";
import { Playback } from "./playback.ts";

export type PlayerAction = "toggle" | "back" | "next" | "seek";

interface Region {
  readonly id: string;
  readonly name: string;
  readonly year: string;
  readonly isCounted: boolean;
}

/** The controls of "play the map". The regions and their order are those of the gallery. */
export class Player {
  readonly #controls: HTMLElement;
  readonly #map: HTMLElement;
  readonly #regions: readonly Region[];
  readonly #playback: Playback;
  #outlines: Promise<MapOutlines> | undefined;
  #cover: MapCover | undefined;
  #isAnimating = false;

  constructor(page: ParentNode) {
    this.#controls = requireElement(page, "[data-share-player]");
    this.#map = requireElement(page, "[data-share-map]");
    this.#regions = [...page.querySelectorAll<HTMLElement>("li[data-region]")].map((item) => ({
      id: item.dataset["region"] ?? "",
      name: item.querySelector("[data-region-name]")?.textContent ?? "",
      year: item.dataset["year"] ?? "",
      isCounted: item.dataset["counted"] !== undefined,
    }));
    this.#playback = new Playback(this.#regions.length);
  }

  async run(action: PlayerAction, value = 0): Promise<void> {
    await this.#prepare();
    const { position, isPlaying } = this.#playback;
    const nowMs = performance.now();
    if (action === "toggle") {
      if (isPlaying) this.#playback.pause();
      else this.#playback.play(nowMs);
    } else {
      if (action !== "seek") this.#playback.pause();
      const steps = { back: position - 1, next: this.#getNext(position), seek: value };
      this.#playback.seek(steps[action], nowMs);
    }
    this.#cover?.show(this.#playback.position);
    this.#update();
    this.#animate();
  }

  /** Returns the next position; a complete map begins again with its first region. */
  #getNext(position: number): number {
    return position === this.#regions.length ? 1 : position + 1;
  }

  /** Describes the state for screen readers; the visible text changes with every region. */
  describe(): string {
    if (this.#playback.isPlaying) return "Playing";
    const { position } = this.#playback;
    return position === this.#regions.length ? "" : `Paused: ${this.#describePosition()}`;
  }

  /** Returns where a tap on the map leads, if anywhere; `x` and `y` are fractions of its size. */
  async findRegionUrl(x: number, y: number): Promise<string | undefined> {
    const outlines = await this.#loadOutlines();
    const id = findOpeningAtPoint(outlines, x * outlines.width, y * outlines.height);
    const { regionPath = "", canSuggest } = this.#map.dataset;
    if (id === undefined) return undefined;
    if (this.#regions.some((region) => region.id === id)) return regionPath + id;
    return canSuggest === undefined ? undefined : `${regionPath}collaborate/${id}/new`;
  }

  async #prepare(): Promise<void> {
    const ids = this.#regions.map(({ id }) => id);
    this.#cover ??= new MapCover(this.#map, await this.#loadOutlines(), ids);
  }

  #loadOutlines(): Promise<MapOutlines> {
    this.#outlines ??= loadOutlines(this.#map.dataset["design"] ?? "").catch((error: unknown) => {
      this.#outlines = undefined;
      throw error;
    });
    return this.#outlines;
  }

  #animate(): void {
    if (this.#isAnimating) return;
    this.#isAnimating = true;
    const draw = (nowMs: number) => {
      const before = this.#playback.position;
      this.#playback.tick(nowMs);
      const { position, isPlaying } = this.#playback;
      this.#cover?.show(position, nowMs);
      this.#cover?.drawFrame(nowMs);
      if (position !== before || !isPlaying) this.#update();
      this.#isAnimating = isPlaying || this.#cover?.isFading === true;
      if (this.#isAnimating) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  }

  #update(): void {
    const { position, isPlaying } = this.#playback;
    const region = this.#regions[position - 1];
    const isComplete = position === this.#regions.length;
    const setText = (selector: string, text: string) => {
      const element = this.#controls.querySelector(selector);
      if (element !== null && element.textContent !== text) element.textContent = text;
    };
    this.#controls.toggleAttribute("data-playing", isPlaying);
    setText("[data-year]", this.#getYear(position));
    setText("[data-name]", isComplete && !isPlaying ? "" : (region?.name ?? ""));
    setText("[data-count]", this.#describeCount(position));
    const range = this.#controls.querySelector<HTMLInputElement>("[data-position]");
    if (range === null) return;
    range.value = String(position);
    range.style.setProperty("--end", String(position / Math.max(1, this.#regions.length)));
    range.setAttribute("aria-valuetext", this.#describePosition());
  }

  /** Returns the year at a position. Regions without a date come last and keep the last year. */
  #getYear(position: number): string {
    const dated = this.#regions.slice(0, Math.max(1, position)).findLast(({ year }) => year !== "");
    return dated?.year ?? "";
  }

  #describeCount(position: number): string {
    const { regionType, regionTypePlural } = this.#controls.dataset;
    const count = this.#regions.slice(0, position).filter(({ isCounted }) => isCounted).length;
    return `${count} ${count === 1 ? regionType : regionTypePlural}`;
  }

  #describePosition(): string {
    const { position } = this.#playback;
    const year = this.#getYear(position);
    const name = this.#regions[position - 1]?.name ?? "";
    return [year, name, this.#describeCount(position)].filter((text) => text !== "").join(", ");
  }
}

function requireElement(page: ParentNode, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}
