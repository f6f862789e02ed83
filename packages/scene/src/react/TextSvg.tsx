import type { TextOp } from "../display-list.ts";

export function TextSvg({ text }: { readonly text: TextOp }) {
  return (
    <text
      x={text.at.x}
      y={text.at.y}
      fontFamily={text.font}
      fontSize={text.size}
      fontWeight={text.weight}
      fill={text.color}
      textAnchor="middle"
    >
      {text.text}
    </text>
  );
}
