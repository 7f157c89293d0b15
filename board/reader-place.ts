import type { Box } from './flip.ts'

/** CSS pixels: how wide the paper is at most, and how far it keeps from the thing and from the edge. */
const WIDTH = 320
const GAP = 8

/** Over the paper, or in the gap between it and its thing. */
export const isOver = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x && atX <= x + width && atY >= y - GAP && atY <= y + height + GAP

/** Above the thing or below it, where there is more room, and never over the edge of the page. */
export const beside = (
  { x, y, width, height }: Box,
  pageWidth: number,
  pageHeight: number,
): Readonly<Record<'left' | 'width' | 'top' | 'bottom' | 'maxHeight', string>> => {
  const wide = Math.min(WIDTH, pageWidth - 2 * GAP)
  const left = Math.max(GAP, Math.min(x + width / 2 - wide / 2, pageWidth - wide - GAP))
  const isAbove = y > pageHeight - (y + height)
  const room = isAbove ? y : pageHeight - (y + height)
  return {
    left: `${left}px`,
    width: `${wide}px`,
    top: isAbove ? 'auto' : `${y + height + GAP}px`,
    bottom: isAbove ? `${pageHeight - y + GAP}px` : 'auto',
    maxHeight: `${room - 2 * GAP}px`,
  }
}
