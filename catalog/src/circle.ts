import type { Point, Shape } from "@photomap/geometry";

export function circle({ x, y }: Point, radius: number): Shape {
  const corners = 48;
  return [
    Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * 2 * Math.PI;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  ];
}
