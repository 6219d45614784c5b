/** Where something that opens beside a thing goes without covering it or leaving the window. */

/** A rectangle in the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A size. */
export interface Size {
  width: number;
  height: number;
}

/** A corner to put something at. */
export interface Corner {
  left: number;
  top: number;
}

const MARGIN = 8;

/** Finds a place beside a box: to its right, its left, above or below, whichever has room first. */
export function beside(box: Box, size: Size, room: Size): Corner {
  const middle = box.top + box.height / 2 - size.height / 2;
  const center = box.left + box.width / 2 - size.width / 2;
  const inX = (left: number): number => within(left, room.width - size.width);
  const inY = (top: number): number => within(top, room.height - size.height);
  if (box.left + box.width + 2 * MARGIN + size.width <= room.width) {
    return { left: box.left + box.width + MARGIN, top: inY(middle) };
  }
  if (size.width + 2 * MARGIN <= box.left) return { left: box.left - size.width - MARGIN, top: inY(middle) };
  return { left: inX(center), top: aboveOrBelow(box, size, room) };
}

/** Finds a place around a box that covers as little as possible of other boxes. */
export function clearOf(box: Box, size: Size, room: Size, others: readonly Box[]): Corner {
  const inside = (left: number, top: number): Corner => ({
    left: within(left, room.width - size.width),
    top: within(top, room.height - size.height),
  });
  const middle = box.top + box.height / 2 - size.height / 2;
  const center = box.left + box.width / 2 - size.width / 2;
  const right = box.left + box.width + MARGIN;
  const corners = [
    beside(box, size, room),
    inside(right, middle),
    inside(box.left - size.width - MARGIN, middle),
    inside(center, box.top - size.height - MARGIN),
    inside(center, box.top + box.height + MARGIN),
    // The edges of the window, for boxes with something to keep clear of on every side.
    inside(0, middle),
    inside(room.width, middle),
    inside(center, 0),
    inside(center, room.height),
  ];
  // Far away is bad as well: a little of something covered is better than a menu at the other end.
  const cost = (corner: Corner): number => {
    const covered = [box, ...others].map((other) => shared({ ...corner, ...size }, other));
    const away = Math.hypot(corner.left - center, corner.top - middle);
    return covered.reduce((sum, area) => sum + area, 4 * away);
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/** Gets the area that two boxes have in common. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Finds a place above a box, or below it when there is more room. */
export function over(box: Box, size: Size, room: Size): Corner {
  const center = box.left + box.width / 2 - size.width / 2;
  return { left: within(center, room.width - size.width), top: aboveOrBelow(box, size, room) };
}

function aboveOrBelow(box: Box, size: Size, room: Size): number {
  const above = box.top - size.height - MARGIN;
  const below = box.top + box.height + MARGIN;
  if (MARGIN <= above) return above;
  if (below + size.height + MARGIN <= room.height) return below;
  // There is room for it nowhere: it hugs the edge that leaves most of the box in sight.
  return room.height - box.top - box.height < box.top ? MARGIN : within(below, room.height - size.height);
}

function within(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

/** Gets the rectangle of an element. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Directions of the arrow keys. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Finds which of some boxes is the next one in a direction; none when there is no other. */
export function nextBox(boxes: readonly Box[], from: number, direction: Direction): number | null {
  const start = boxes[from];
  if (!start) return null;
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const distance = index === from ? Infinity : distanceTo(start, box, direction);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function distanceTo(from: Box, to: Box, direction: Direction): number {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const isAcross = direction === 'left' || direction === 'right';
  const ahead = { left: -x, right: x, up: -y, down: y }[direction];
  const aside = Math.abs(isAcross ? y : x);
  // Off to the side counts thrice, so that a row is walked to its end before another is entered.
  return ahead <= 1 ? Infinity : ahead + 3 * aside;
}
