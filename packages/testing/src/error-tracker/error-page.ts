import type { TrackedEvent } from "./envelope.ts";

const STYLE = `
:root{color-scheme:light dark}
body{margin:40px auto;max-width:960px;padding:0 20px;background:light-dark(#FBF8F3,#1A1714);color:light-dark(#1F2A37,#F5EFE4);font:16px/1.5 system-ui,sans-serif}
h1{font:500 32px Georgia,serif}
ol{padding:0;list-style:none}
li{padding:16px 0;border-top:1px solid light-dark(#E2D9CA,#433C31);overflow-wrap:anywhere}
h2{margin:0;font-size:16px;color:light-dark(#A63D2F,#F2A294)}
p{margin:4px 0}
.facts{color:light-dark(#666055,#B0A797);font-size:14px}
.facts span{display:inline-block;margin-right:16px}
.empty{margin-top:24px;padding-top:16px;border-top:1px solid light-dark(#E2D9CA,#433C31)}
a{color:light-dark(#006A8E,#6FD3F7);font-weight:600}
summary{cursor:pointer;font-size:14px;color:light-dark(#006A8E,#6FD3F7)}
pre{overflow-x:auto;padding:12px;border-radius:8px;background:light-dark(#F1EBE0,#25211B);font-size:13px;line-height:1.4}
`;

/** Writes a page with all events, the newest first. */
export function createErrorPageHtml(events: readonly TrackedEvent[]): string {
  const list =
    events.length === 0
      ? '<p class="empty">Nothing was reported yet.</p>'
      : `<ol>${events.toReversed().map(writeEvent).join("")}</ol>`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Errors</title><style>${STYLE}</style></head><body><main><h1>Errors</h1><p>What the product reported since it was started, newest first. For programs: <a href="/dev/errors/events.json">events.json</a></p>${list}</main></body></html>`;
}

function writeEvent(event: TrackedEvent): string {
  const error = event.exception.values[0];
  const facts = {
    ...event.tags,
    path: event.transaction,
    release: event.release,
    stage: event.environment,
  };
  const stack = event.extra?.["stack"];
  return `<li><h2>${escapeHtml(`${error?.type}: ${error?.value}`)}</h2>
<p class="facts"><time>${new Date(event.timestamp * 1000).toISOString()}</time></p>
<p class="facts">${Object.entries(facts).map(writeFact).join("")}</p>
${stack === undefined ? "" : `<details><summary>Stack</summary><pre tabindex="0">${escapeHtml(stack)}</pre></details>`}</li>`;
}

function writeFact([name, value]: [string, string | undefined]): string {
  return value === undefined ? "" : `<span>${escapeHtml(`${name}: ${value}`)}</span>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
