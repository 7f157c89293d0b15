import { seatLetter } from '../../../kernel/seats.ts'
import { type Html, html } from '../../http/docs/html.ts'
import type { Status } from '../../store/tables.ts'
import type { Line } from '../../store/talk.ts'
import type { ReportedLine } from './reports.ts'
import { words } from './words.ts'

/** All that the page shows. */
export interface HouseInfo {
  readonly tables: Readonly<Record<Status, number>>
  readonly connections: number
  readonly live: number
  readonly isDraining: boolean
  readonly reports: readonly ReportedLine[]
  readonly silenced: readonly { readonly id: string; readonly name: string }[]
}

/** Under the strict policy: no script, and nothing inline. */
const frame = (notice: string | null, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs.css">
<title>${words.title}</title>
</head>
<body>
<header><h1>${words.title}</h1></header>
<main>
${notice === null ? html`` : html`<p role="status"><strong>${notice}</strong></p>`}
${content}
</main>
</body>
</html>
`.html

const button = (act: string, name: string, field?: readonly [string, string]): Html =>
  html`<form method="post" action="/admin/${act}">${
    field === undefined ? html`` : html`<input type="hidden" name="${field[0]}" value="${field[1]}">`
  }<button>${name}</button></form>`

export const entrance = (notice: string | null): string =>
  frame(
    notice,
    html`<form method="post" action="/admin/enter">
<p><label>${words.token} <input type="password" name="token" required autocomplete="current-password"></label></p>
<p><button>${words.enter}</button></p>
</form>`,
  )

export const housePage = (info: HouseInfo, notice: string | null): string => {
  const { waiting, playing, over } = info.tables
  return frame(
    notice,
    html`<section><h2>${words.server}</h2>
<p>${words.counts(waiting, playing, over)} ${words.here(info.connections, info.live)}</p>
<p>${info.isDraining ? words.isDraining : words.isOpen}</p>
${info.isDraining ? button('refill', words.refill) : button('drain', words.drain)}
${button('leave', words.leave)}
</section>
<section><h2>${words.reports}</h2>
${info.reports.length === 0 ? html`<p>${words.noReports}</p>` : html`${info.reports.map(reportView)}`}
</section>
<section><h2>${words.close}</h2>
<form method="post" action="/admin/close">
<p><label>${words.whichTable} <input name="table" required maxlength="300" autocomplete="off"></label> <button>${words.close}</button></p>
<p>${words.closeTells}</p>
</form>
</section>
<section><h2>${words.reset}</h2>
<form method="post" action="/admin/reset-link">
<p><label>${words.whichAccount} <input name="name" required maxlength="100" autocomplete="off"></label> <button>${words.makeLink}</button></p>
<p>${words.resetTells}</p>
</form>
</section>
<section><h2>${words.silenced}</h2>
${info.silenced.length === 0 ? html`<p>${words.nobody}</p>` : html``}
${info.silenced.map(({ id, name }) => button('hear', words.hear(name), ['guest', id]))}
</section>`,
  )
}

const reportView = ({ table, line, accused, by, at, talk }: ReportedLine): Html => {
  const speaker = talk.find((one) => one.line === line)?.name ?? words.gone
  return html`<article>
<h3><time>${new Date(at).toISOString()}</time> · <a href="/t/${table}">${table}</a></h3>
<p>${words.reportedBy(by)}</p>
<ul>${talk.map((one) => lineView(one, one.line === line))}</ul>
${button('silence', words.silence(speaker), ['guest', accused])}
${button('close', words.closeThis, ['table', table])}
</article>`
}

const lineView = ({ name, seat, text }: Line, isReported: boolean): Html => {
  const said = html`${name} (${seat === null ? words.watching : seatLetter(seat)}): ${text}`
  return html`<li>${isReported ? html`<mark>${said}</mark>` : said}</li>`
}
