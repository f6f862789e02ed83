/**
 * The document that the service worker answers with when there is no connection: the client router
 * starts in it at the address of the page. `entry.server.tsx` renders nothing below the root route.
 */
export default function AppShellRoute() {
  return null;
}
