/** An address names one picture for ever, so nobody needs to ask twice. */
export const FOREVER = "public, max-age=31536000, immutable";

export const PICTURE_HEADERS = {
  "content-type": "image/jpeg",
  "content-disposition": "inline",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  // The editor reads pixels back from its canvas, which a browser allows only for shared pictures.
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};
