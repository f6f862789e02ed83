/** Loads the tray, which most maps do not have. */
export const loadPhotoTray = () => import("./TrayPanel.tsx");
