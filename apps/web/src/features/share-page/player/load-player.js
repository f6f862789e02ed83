/* Inline on the share page: loads the player when a control is used, or when the page is idle. */
(() => {
  const controls = document.querySelector("[data-share-player]");
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
        ? "The map cannot be played right now. Try again."
        : "You are offline. Try again when you are connected.";
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
