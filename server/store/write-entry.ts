import type { Ink } from '../../kernel/ink.ts'
import type { Entry } from '../../kernel/record.ts'

/** As JSON. Nearly all entries are answers: they are written piece by piece, so that nothing is made on the way. */
export const writeEntry = (entry: Entry, ink: Ink): void => {
  if (entry.kind !== 'answers') return ink.text(JSON.stringify(entry))
  ink.text('{"kind":"answers","answers":[')
  let isFirst = true
  for (const { seat, choice, by } of entry.answers) {
    ink.text(isFirst ? '{"seat":"' : ',{"seat":"')
    ink.text(seat)
    ink.text('","choice":')
    ink.quoted(choice)
    ink.text(',"by":"')
    ink.text(by)
    ink.text('"}')
    isFirst = false
  }
  ink.text('],"hash":"')
  ink.text(entry.hash)
  ink.text('"}')
}
