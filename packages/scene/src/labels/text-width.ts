/**
 * The advance widths of Inter at weight 560 from space to tilde, in thousandths of the font size.
 */
const WIDTHS = [
  258, 314, 512, 642, 648, 1000, 659, 321, 372, 372, 532, 671, 313, 464, 313, 375, 654, 420, 621,
  632, 662, 608, 636, 574, 636, 636, 313, 324, 671, 671, 671, 537, 993, 720, 658, 735, 722, 604,
  588, 749, 745, 275, 578, 697, 565, 918, 758, 768, 644, 771, 650, 648, 657, 738, 720, 1013, 712,
  707, 648, 372, 375, 372, 479, 467, 345, 572, 622, 581, 622, 590, 385, 623, 608, 258, 258, 565,
  258, 896, 608, 607, 622, 622, 393, 545, 348, 608, 582, 835, 564, 583, 563, 449, 354, 449, 671,
];
const FIRST_CODE = 32;
/** The width of letters that are missing in the table. */
const WIDEST = 1013;

/**
 * Measures the width of a line of a label, relative to the font size; accents add nothing to it.
 */
export function measureTextWidth(text: string): number {
  let width = 0;
  for (const letter of text.normalize("NFD").replaceAll(/\p{M}/gu, ""))
    width += WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST_CODE] ?? WIDEST;
  return width / 1000;
}
