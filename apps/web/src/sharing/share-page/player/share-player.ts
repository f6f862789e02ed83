import { Player } from "./player.ts";

declare global {
  /** Used by the inline script of the page, which loads this one. */
  var sharePlayer: Player | undefined;
}

const player = new Player(document);
globalThis.sharePlayer = player;

/** A tap opens the region below it. Keys and modified clicks follow the link to the whole map. */
document.addEventListener("click", (event) => {
  const { target, detail, clientX, clientY, metaKey, ctrlKey, shiftKey, altKey } = event;
  const map = target instanceof Element && target.closest<HTMLAnchorElement>("[data-share-map]");
  if (!map || detail === 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const { left, top, width, height } = map.getBoundingClientRect();
  void player
    .findRegionUrl((clientX - left) / width, (clientY - top) / height)
    .catch(() => undefined)
    .then((url) => location.assign(url ?? map.href));
});
