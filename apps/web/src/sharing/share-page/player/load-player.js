/* Inline on the share page: requests pictures that failed again, and loads the player. */
(() => {
  // The image service may be busy, or the connection lost.
  const MAX_RETRIES = 5;
  const retry = (image) => {
    const count = Number(image.dataset.retries ?? 0) + 1;
    if (count > MAX_RETRIES) return;
    image.dataset.retries = count;
    setTimeout(() => {
      image.srcset = image.getAttribute("srcset");
    }, 1000 * count);
  };
  const options = { capture: true };
  document.addEventListener("error", ({ target }) => target.srcset && retry(target), options);
  for (const image of document.images) {
    if (image.srcset && image.complete && image.naturalWidth === 0) retry(image);
  }
})();

/* Loads the player when a control is used, or when the page is idle. */
(() => {
  const controls = document.querySelector("[data-share-player]");
  // A map without photos has no controls.
  if (controls === null) return;
  const status = controls.querySelector("[data-status]");
  let loading;
  const load = () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.type = "module";
      script.src = controls.dataset.sharePlayer;
      script.addEventListener("load", resolve);
      script.addEventListener("error", () => {
        loading = undefined;
        reject(new Error("The player did not load"));
      });
      document.head.append(script);
    });
    return loading;
  };
  const run = async (action, value) => {
    try {
      await load();
      await globalThis.sharePlayer.run(action, value);
      status.textContent = globalThis.sharePlayer.describe();
      status.removeAttribute("data-failed");
    } catch {
      status.setAttribute("data-failed", "");
      status.textContent = navigator.onLine
        ? "We can't play the map right now. Try again."
        : "You're offline. Try again when you're back online.";
    }
  };
  controls.addEventListener("click", ({ target }) => {
    const action = target.closest("[data-action]")?.dataset.action;
    if (action !== undefined) void run(action);
  });
  controls.addEventListener("input", ({ target }) => void run("seek", Number(target.value)));
  const whenIdle = globalThis.requestIdleCallback ?? ((callback) => setTimeout(callback, 2000));
  addEventListener("load", () => whenIdle(() => load().catch(() => undefined)));
})();
