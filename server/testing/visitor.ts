import { tableReply } from '../../protocol/requests.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { pathOfSocket } from '../../protocol/wire.ts'
import { Client } from './client.ts'

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** Somebody with a browser: has a cookie jar, sends requests, opens connections. */
export class Visitor {
  url: string
  cookie = ''
  readonly #headers: Readonly<Record<string, string>>

  /** `from` is the address that a proxy would tell; if missing, there is no proxy. */
  constructor(url: string, from?: string) {
    this.url = url
    this.#headers = from === undefined ? {} : { 'x-forwarded-for': from }
  }

  async request(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.#headers,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [given] = response.headers.getSetCookie()
    if (given !== undefined) this.cookie = given.startsWith('leitai=;') ? '' : given.split(';')[0]
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  get(path: string): Promise<Reply> {
    return this.request('GET', path)
  }

  post(path: string, body?: unknown): Promise<Reply> {
    return this.request('POST', path, body)
  }

  /** Without a beat, unless it is wanted: those who play here play as fast as they can. */
  async open(wanted: Readonly<Record<string, unknown>> = {}): Promise<TableInfo> {
    return readTable(await this.post('/api/tables', { game: 'kabuken', beat: 0, ...wanted }))
  }

  async sit(id: string, seat?: string): Promise<TableInfo> {
    return readTable(await this.post(`/api/tables/${id}/seat`, seat === undefined ? {} : { seat }))
  }

  async table(id: string): Promise<TableInfo> {
    return readTable(await this.get(`/api/tables/${id}`))
  }

  connect(id: string, forms = true): Promise<Client> {
    return Client.open(this.url + pathOfSocket(id, { forms }), this.cookie, { headers: this.#headers })
  }
}

const readTable = ({ status, body }: Reply): TableInfo => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return tableReply.parse(body).table
}

/** A guest with a name. */
export const guest = async (url: string, name: string): Promise<Visitor> => {
  const visitor = new Visitor(url)
  await visitor.post('/api/guest', { name })
  return visitor
}

/** Somebody with an account. */
export const member = async (url: string, name: string, password = PASSWORD): Promise<Visitor> => {
  const visitor = new Visitor(url)
  const { status, body } = await visitor.post('/api/account', { name, password })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return visitor
}

export const PASSWORD = 'correct horse'
