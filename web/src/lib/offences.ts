/** What an offence against a format says, taken apart. */

/** A sentence without the rules it cites, and those rules. */
export type Said = { text: string; rules: number[] };

/** Takes the rules out of a sentence such as "59 cards; there are exactly 60 (R33, R34)". */
export function rulesIn(message: string): Said {
  const rules: number[] = [];
  const text = message.replaceAll(/\s*\(((?:R\d+)(?:,\s*R\d+)*)\)/g, (_, cited: string) => {
    for (const rule of cited.matchAll(/R(\d+)/g)) rules.push(Number(rule[1]));
    return '';
  });
  return { text, rules: [...new Set(rules)] };
}
