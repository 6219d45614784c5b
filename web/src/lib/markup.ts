/** The little markup of rule texts: **strong**, *emphasis* and `code`, as pieces to draw, never as HTML. */

/** A run of text in one style. */
export type Piece = { style: 'plain' | 'strong' | 'emphasis' | 'code'; text: string };

const MARKS = [
  { mark: '**', style: 'strong' },
  { mark: '`', style: 'code' },
  { mark: '*', style: 'emphasis' },
] as const;

/** Splits a text into pieces; a mark without its partner is text. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const piece = marked(text, at);
    if (piece) {
      if (plain !== '') found.push({ style: 'plain', text: plain });
      plain = '';
      found.push(piece.piece);
      at = piece.end;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain !== '') found.push({ style: 'plain', text: plain });
  return found;
}

function marked(text: string, at: number): { piece: Piece; end: number } | null {
  for (const { mark, style } of MARKS) {
    if (!text.startsWith(mark, at)) continue;
    const from = at + mark.length;
    const to = text.indexOf(mark, from);
    if (to <= from || isLoose(text, from, to)) continue;
    return { piece: { style, text: text.slice(from, to) }, end: to + mark.length };
  }
  return null;
}

/** Marks hug what they mark; "2 * 3 * 4" is arithmetic. */
function isLoose(text: string, from: number, to: number): boolean {
  return text[from] === ' ' || text[to - 1] === ' ';
}
