import source from "./late-scripts.js?raw";

interface LateScriptProps {
  /** The URLs of the module to run and of all that it imports, in this order. */
  readonly scripts: readonly string[];
  /** Hydrates the page of a signed-in visitor without waiting, to show what is theirs. */
  readonly isSignedIn: boolean;
  readonly nonce: string | undefined;
}

/** A script with a type that browsers do not run, and the one that starts it. */
export function DeferredScript({ scripts, isSignedIn, nonce }: LateScriptProps) {
  return (
    <>
      <script
        type="text/plain"
        nonce={nonce}
        data-modules={scripts.join(" ")}
        data-signed-in={isSignedIn}
        dangerouslySetInnerHTML={{ __html: `import ${JSON.stringify(scripts[0])};` }}
      />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: source }} />
    </>
  );
}
