import { useEffect, useState } from "react";

/** The decoded picture of a URL; undefined until it is loaded. */
export function useBitmap(url: string | undefined): ImageBitmap | undefined {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly bitmap: ImageBitmap }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const abort = new AbortController();
    fetch(url, { signal: abort.signal })
      .then((response) => response.blob())
      .then((blob) => createImageBitmap(blob))
      .then(
        (bitmap) => setLoaded({ url, bitmap }),
        // The room is drawn without the map.
        () => undefined,
      );
    return () => abort.abort();
  }, [url]);
  return loaded?.url === url ? loaded?.bitmap : undefined;
}
