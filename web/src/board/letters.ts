/** How wide names are in the heavy letters of cards, so that they fit without being measured on the page. */

/** Widths of letters, in hundredths of the size of the letters. */
const WIDTHS: readonly [number, string][] = [
  [28, 'ijlI'],
  [36, " .,'’!|:;ft()"],
  [43, 'r1-'],
  [58, 'aceksxzFEJL7?'],
  [64, 'bdghnopquvyBPRS235689'],
  [69, 'TZ04&'],
  [77, 'ACDGHKNOQUVXY'],
  [93, 'mwM'],
  [105, 'W'],
];

const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((one) => [one, width])));

/** How much closer the letters on cards are. */
const CLOSER = 0.02;

/** What is not in the list may be as wide as it is high. */
const UNKNOWN = 100;

/** Gets the width of a word, by the size of its letters. */
export function widthOf(word: string): number {
  const letters = [...word];
  const sum = letters.reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? UNKNOWN), 0);
  return sum / 100 - letters.length * CLOSER;
}

/** Takes a name apart where a line may end: after spaces and hyphens. */
export function partsOf(name: string): string[] {
  return name.split(/(?<=-)(?=[^\s-])|(?<=\s)(?=\S)/).filter((part) => part.trim() !== '');
}

/** Gets the largest letters with which a name fits into two lines of a width without breaking a word. */
export function lettersFor(name: string, width: number): number {
  const widths = partsOf(name).map((part) => ({ part: widthOf(part), bare: widthOf(part.trimEnd()) }));
  const lineOf = (from: number, to: number): number => {
    const line = widths.slice(from, to);
    const spaced = line.slice(0, -1).reduce((sum, { part }) => sum + part, 0);
    return spaced + (line.at(-1)?.bare ?? 0);
  };
  const splits = widths.map((_, index) => Math.max(lineOf(0, index + 1), lineOf(index + 1, widths.length)));
  return splits.length === 0 ? width : width / Math.min(...splits);
}
