import type { OpenApi, Operation } from '../../../protocol/openapi.ts'
import { type Html, html, prose } from './html.ts'
import { kindOf, linkTo, schemaView } from './schema-view.ts'
import { FIRST_STEPS, MATCH, type Said, words } from './words.ts'

/** The interface as a page for people, made of the document for programs. */
export const docsPage = (api: OpenApi): string => {
  const { ClientMessage, ServerMessage, ...others } = api.components.schemas
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections: readonly (readonly [string, string, Html])[] = [
    ['start', words.start, firstSteps()],
    ['match', words.match, html`${MATCH.map(moment)}`],
    ['requests', words.routes, html`${operations.map(operationView)}`],
    ['sends', words.sends, schemaView('ClientMessage', ClientMessage)],
    ['receives', words.receives, schemaView('ServerMessage', ServerMessage)],
    ['data', words.data, html`${Object.entries(others).map(([name, schema]) => schemaView(name, schema))}`],
  ]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs.css">
<title>${words.title}</title>
</head>
<body>
<header>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<p><a href="/api/openapi.json">${words.asJson}</a> · <a href="/">${words.toTheHouse}</a> · ${words.version(api.info.version)}</p>
</header>
<nav aria-label="${words.contents}"><ul>${sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
<ul>${operations.map(({ method, path, operation }) => html`<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${path}</a></li>`)}</ul></nav>
<main>
${sections.map(([id, title, content]) => html`<section id="${id}"><h2>${title}</h2>${content}</section>`)}
</main>
</body>
</html>
`.html
}

const firstSteps = (): Html =>
  html`<ol>${FIRST_STEPS.map(([tells, typed]) => html`<li><p>${tells}</p><pre tabindex="0">${typed}</pre></li>`)}</ol>`

const speech = (said: Said): Html =>
  'you' in said ? line('you', words.you, said.you) : line('table', words.table, said.table)

/** On one line, with room to break it. */
const spaced = (message: unknown): string => JSON.stringify(message, null, 1).replace(/\n\s*/g, ' ')

const line = (kind: string, who: string, message: unknown): Html =>
  html`<div class="said said-${kind}"><b>${who}</b><pre tabindex="0">${spaced(message)}</pre></div>`

const moment = ({ tells, said }: (typeof MATCH)[number]): Html =>
  html`<div class="moment"><p>${prose(tells)}</p>${said.map(speech)}</div>`

interface Place {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

const operationView = ({ path, method, operation }: Place): Html => {
  const { operationId, summary, description, parameters = [], requestBody, security, responses } = operation
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const sent = Object.values(requestBody?.content ?? {}).map(({ schema }) => kindOf(schema))
  const isSocket = '101' in responses
  return html`<article id="${operationId}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p><b>${summary}.</b> ${prose(description)}</p>
    ${query.map(({ name, description: tells }) => html`<p><code>?${name}=</code> ${prose(tells)}</p>`)}
    ${security === undefined ? '' : html`<p>${words.guestsOnly}</p>`}
    ${isSocket ? html`<p>${linkTo('ClientMessage')}, ${linkTo('ServerMessage')}</p>` : ''}
    ${sent.length === 0 ? '' : html`<p>${words.body}: ${sent}</p>`}
    <div class="wide"><table><thead><tr><th colspan="3">${words.replies}</th></tr></thead><tbody>
    ${Object.entries(responses).map(
      ([status, { description: tells, content = {} }]) => html`<tr><th scope="row">${status}</th>
        <td>${prose(tells)}</td><td>${Object.values(content).map(({ schema }) => kindOf(schema))}</td></tr>`,
    )}</tbody></table></div></article>`
}
