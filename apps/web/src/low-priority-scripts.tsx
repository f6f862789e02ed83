import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * For pages that people read before they use them: their scripts leave the connection to styles,
 * fonts and pictures, which takes a second off the first paint on a slow phone. A route module opts
 * in with `export const handle = READ_FIRST_PAGE`.
 */
export const READ_FIRST_PAGE = { isReadFirst: true };

export function isReadFirst({ handle }: { readonly handle: unknown }): boolean {
  return handle === READ_FIRST_PAGE;
}

interface Parts {
  readonly children?: ReactNode;
  readonly fetchPriority?: "low";
}

const LOW = { fetchPriority: "low" } as const;

/** The scripts of React Router. Its component has no option for the priority of the preloads. */
export function LowPriorityScripts({ nonce }: { readonly nonce: string | undefined }) {
  return lowerPriority(Scripts({ nonce, ...LOW }));
}

function lowerPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Parts>(child)) return child;
    if (child.type === "link") return cloneElement(child, LOW);
    return child.type === Fragment ? lowerPriority(child.props.children) : child;
  });
}
