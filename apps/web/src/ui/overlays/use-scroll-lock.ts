import { useLayoutEffect } from "react";

let locks = 0;

/** Prevents the page from scrolling below a dialog; keeps its width without the scroll bar. */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { documentElement: root, body } = document;
    locks += 1;
    if (locks === 1) {
      body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
      root.style.overflow = "hidden";
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      root.style.overflow = "";
      body.style.paddingRight = "";
    };
  }, [isLocked]);
}
