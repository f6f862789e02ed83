/* Inline on pages with React: clicks and submits before hydration are repeated once after it. */
(() => {
  const targets = new Set();
  const hold = (event, target) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    targets.add(target);
  };
  const onClick = (event) => {
    const button = event.target.closest("button");
    // Dialog commands work without React, and so do links.
    if (button && !button.hasAttribute("commandfor")) hold(event, button);
  };
  // Of a form without a submit button; Enter clicks the submit button of other forms.
  const onSubmit = (event) => hold(event, event.target);
  const options = { capture: true };
  document.addEventListener("click", onClick, options);
  document.addEventListener("submit", onSubmit, options);
  globalThis.repeatEarlyClicks = () => {
    document.removeEventListener("click", onClick, options);
    document.removeEventListener("submit", onSubmit, options);
    for (const target of targets) {
      if (target.tagName === "FORM") target.requestSubmit();
      else target.click();
    }
    targets.clear();
  };
})();
