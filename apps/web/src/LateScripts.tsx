import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { Scripts as renderScripts } from "react-router";
import source from "./late-scripts.js?raw";

/**
 * For pages that people read before they use them: the scripts are loaded after everything visible,
 * and hydrate the page when it is used. A route module opts in with
 * `export const handle = READ_FIRST_PAGE`.
 */
export const READ_FIRST_PAGE = { isReadFirst: true };

export function isReadFirst({ handle }: { readonly handle: unknown }): boolean {
  return handle === READ_FIRST_PAGE;
}

interface ElementProps {
  readonly children?: ReactNode;
  readonly href?: string;
  readonly type?: string;
  /** For `late-scripts.js`. */
  readonly "data-modules"?: string;
  readonly "data-signed-in"?: boolean;
}

interface LateScriptsProps {
  readonly nonce: string | undefined;
  /** Hydrates the page of a signed-in visitor without waiting, to show what is theirs. */
  readonly isSignedIn: boolean;
}

/** The scripts of React Router, without preloads, and with a type that browsers do not run. */
export function LateScripts({ nonce, isSignedIn }: LateScriptsProps) {
  const elements = flatten(renderScripts({ nonce }));
  if (elements.length === 0) return null;
  const modules = elements.flatMap(({ props: { href } }) => href ?? []);
  return (
    <>
      {elements
        .filter(({ type }) => type === "script")
        .map((script) =>
          script.props.type === "module"
            ? cloneElement(script, {
                type: "text/plain",
                "data-modules": modules.join(" "),
                "data-signed-in": isSignedIn,
              })
            : script,
        )}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // Hydration keeps the source that the server wrote, so the script does not contain it again.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : "" }}
      />
    </>
  );
}

function flatten(node: ReactNode) {
  return Children.toArray(node).flatMap((child): ReactElement<ElementProps>[] => {
    if (!isValidElement<ElementProps>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child];
  });
}
