/** Text that is HTML already; everything else is escaped on its way into it. */
export interface Html {
  readonly html: string
}

type Value = string | number | Html | readonly Html[]

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign])

const write = (value: Value): string => {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return 'html' in value ? value.html : value.map(({ html: text }) => text).join('')
}

export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.reduce((before, part, index) => before + write(values[index - 1]) + part),
})

export const join = (parts: readonly Html[], between: string): Html => ({
  html: parts.map((part) => part.html).join(escape(between)),
})

/** A sentence in which `names` of the interface are marked. */
export const prose = (text: string): Html =>
  join(
    text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`)),
    '',
  )
