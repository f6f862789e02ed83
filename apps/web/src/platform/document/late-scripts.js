/* Inline on pages whose scripts are late: see LateScripts.tsx. */
(() => {
  const source = document.querySelector("script[data-modules]");
  const events = ["pointermove", "pointerdown", "wheel", "keydown", "click", "input"];
  const options = { capture: true, passive: true };
  let isStarted = false;
  const hydrate = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of events) removeEventListener(type, onEvent, options);
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = source.nonce;
    script.textContent = source.textContent;
    document.head.append(script);
    // React expects the elements that the server wrote.
    script.remove();
  };
  const preload = () => {
    for (const href of source.dataset.modules.split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
  };
  // Carts and maps of guests are in the browser.
  const hasOwnContent = async () => {
    if (source.dataset.signedIn === "true" || localStorage.length > 0) return true;
    return (await indexedDB.databases()).length > 0;
  };
  const onEvent = ({ type, movementX, movementY }) => {
    // Chromium dispatches an event without movement after the first layout.
    if (type !== "pointermove" || movementX !== 0 || movementY !== 0) hydrate();
  };
  for (const type of events) addEventListener(type, onEvent, options);
  addEventListener("load", () => {
    preload();
    hasOwnContent().then(
      (isTrue) => isTrue && hydrate(),
      // The storage is blocked: such a visitor has nothing to show.
      () => {},
    );
  });
})();
