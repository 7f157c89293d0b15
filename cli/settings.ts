import { bad, ok, type Result } from '../kernel/result.ts'
import { LOGS, type LogKind } from '../server/ops/log-kind.ts'

/** Everything that can be set about a server, read and checked. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** A folder, or the URL of a PostgreSQL. */
  readonly data: string
  readonly redis: string | null
  /** Where other servers reach this one; null to make it of host and port. */
  readonly address: string | null
  readonly log: LogKind
  readonly adminToken: string | null
  readonly metricsToken: string | null
}

interface Setting {
  /** Its value if nothing is said; null for none. */
  readonly otherwise: string | null
  /** The flag that says the same, and wins. */
  readonly flag?: 'port' | 'host' | 'data'
  readonly says: string
}

const TOKEN = { shortest: 20, longest: 200 } as const
const LONG = `${TOKEN.shortest} characters or more, no blanks`

/** By the names that they have in the environment. */
export const SETTINGS = {
  PORT: { otherwise: '8080', flag: 'port', says: 'where it listens; 0 takes any free port' },
  HOST: {
    otherwise: '127.0.0.1',
    flag: 'host',
    says: 'who may come: 127.0.0.1 is this machine only, 0.0.0.0 everybody who can reach it',
  },
  DATA_DIR: { otherwise: './data', flag: 'data', says: 'the folder that everything is kept in' },
  DATABASE_URL: {
    otherwise: null,
    flag: 'data',
    says: 'keeps everything in this PostgreSQL instead, which several servers may share: postgres://USER:PASSWORD@HOST:5432/NAME',
  },
  REDIS_URL: {
    otherwise: null,
    says: 'through which servers that share a PostgreSQL talk; if not set, directly and through the database: redis://HOST:6379',
  },
  SERVER_URL: {
    otherwise: null,
    says: 'where the other servers that share a PostgreSQL reach this one; if not set, at its address and port: http://10.0.0.7:8080',
  },
  LOG: {
    otherwise: 'text',
    says: '`text`: what matters, in words; `json`: everything that happens, one JSON object a line on stdout, no secrets',
  },
  ADMIN_TOKEN: { otherwise: null, says: `opens \`/admin\` to whoever knows it; closed if not set; ${LONG}` },
  METRICS_TOKEN: {
    otherwise: null,
    says: `opens \`/metrics\` to whoever knows it; if not set, to this machine only; ${LONG}`,
  },
} as const satisfies Readonly<Record<string, Setting>>

type Name = keyof typeof SETTINGS
type Environment = Readonly<Record<string, string | undefined>>
type Flags = Partial<Readonly<Record<'port' | 'host' | 'data', string>>>

/** What is empty is not set. */
const valueOf = (env: Environment, name: Name): string | null => env[name] || SETTINGS[name].otherwise

/** Where everything is kept. */
export const readPlace = (env: Environment, flag?: string): Result<string> => {
  if (flag !== undefined) return ok(flag)
  const url = valueOf(env, 'DATABASE_URL')
  // A URL is never repeated in a message: it holds a password.
  if (url === null) return ok(valueOf(env, 'DATA_DIR') ?? '')
  if (/^postgres(ql)?:\/\//.test(url)) return ok(url)
  return bad('DATABASE_URL', 'must be the URL of a PostgreSQL: postgres://USER:PASSWORD@HOST:5432/NAME')
}

const readPort = (at: string, text: string): Result<number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? ok(Number(text)) : bad(at, 'must be a number from 0 to 65535')

const readRedis = (url: string | null): Result<string | null> =>
  url === null || /^rediss?:\/\/./.test(url) ? ok(url) : bad('REDIS_URL', 'must be a URL: redis://HOST:6379')

const readAddress = (url: string | null): Result<string | null> =>
  url === null || /^https?:\/\/[^/?#]+$/.test(url)
    ? ok(url)
    : bad('SERVER_URL', 'must be a URL without a path: http://10.0.0.7:8080')

const readLog = (text: string | null): Result<LogKind> => {
  const kind = LOGS.find((one) => one === text)
  return kind === undefined ? bad('LOG', `must be one of ${LOGS.join(', ')}`) : ok(kind)
}

const readToken = (at: Name, token: string | null): Result<string | null> => {
  const { shortest, longest } = TOKEN
  if (token === null || new RegExp(`^[!-~]{${shortest},${longest}}$`).test(token)) return ok(token)
  return bad(at, `must have ${shortest} to ${longest} characters, no blanks; openssl rand -hex 20 makes a good one`)
}

/** A flag wins over the environment, and that over what is usual. */
export const readSettings = (env: Environment, flags: Flags): Result<Settings> => {
  const port = flags.port === undefined ? readPort('PORT', valueOf(env, 'PORT') ?? '') : readPort('--port', flags.port)
  if (!port.ok) return port
  const data = readPlace(env, flags.data)
  if (!data.ok) return data
  const redis = readRedis(valueOf(env, 'REDIS_URL'))
  if (!redis.ok) return redis
  const address = readAddress(valueOf(env, 'SERVER_URL'))
  if (!address.ok) return address
  const log = readLog(valueOf(env, 'LOG'))
  if (!log.ok) return log
  const adminToken = readToken('ADMIN_TOKEN', valueOf(env, 'ADMIN_TOKEN'))
  if (!adminToken.ok) return adminToken
  const metricsToken = readToken('METRICS_TOKEN', valueOf(env, 'METRICS_TOKEN'))
  if (!metricsToken.ok) return metricsToken
  return ok({
    port: port.value,
    host: flags.host ?? valueOf(env, 'HOST') ?? '',
    data: data.value,
    redis: redis.value,
    address: address.value,
    log: log.value,
    adminToken: adminToken.value,
    metricsToken: metricsToken.value,
  })
}

/** The table of the README. */
export const settingsTable = (): string => {
  const rows = Object.entries<Setting>(SETTINGS).map(([name, { otherwise, flag, says }]) => {
    const shown = otherwise === null ? '' : `\`${otherwise}\``
    return `| \`${name}\` | ${flag === undefined ? '' : `\`--${flag}\``} | ${shown} | ${says} |`
  })
  return ['| setting | flag | if not set | what it says |', '|---|---|---|---|', ...rows].join('\n')
}
