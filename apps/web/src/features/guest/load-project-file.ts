/** Packing and reading project files is a tenth of our scripts, and few ever need it. */
export const loadProjectFile = () => import("./project-file.ts");
