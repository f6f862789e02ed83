/** User agents of browsers inside other apps; several of them never open the file picker. */
const APPS = [
  /\bFBA[NV]\//,
  /\bFB_IAB\//,
  /\bFBIOS\b/,
  /\bMessenger(Lite)?ForiOS\b/,
  /\bInstagram\b/,
  /\bThreads\b|\bBarcelona \d/,
  /\bTwitter(Android| for iPhone)?\b/,
  /\bSnapchat\b/,
  /\bmusical_ly\b|\bBytedanceWebview\b|\bTikTok\b|\btrill_\d/,
  /\bPinterest\b(?!bot)/,
  /\bLinkedInApp\b/,
  /\bLine\/\d/,
  /\bMicroMessenger\b/,
  /\bKAKAOTALK\b/,
  /\bRedditAndroid\b|\bReddit\/\d/,
];

const ANDROID_WEBVIEW = /\bAndroid\b.*(; wv\)|\bVersion\/\d+\.\d+ Chrome\/)/;

/** Full browsers on these devices have Safari in their user agent. */
const IOS_WEBVIEW = /\b(iPhone|iPad|iPod)\b(?=.*AppleWebKit)(?!.*Safari\/)/;

export function isInAppBrowser(userAgent: string): boolean {
  return [...APPS, ANDROID_WEBVIEW, IOS_WEBVIEW].some((pattern) => pattern.test(userAgent));
}
