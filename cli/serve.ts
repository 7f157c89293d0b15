import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { LogEvent } from '../server/ops/log-event.ts'
import type { HouseSettings } from '../server/ops/watchdog/house.ts'
import { command } from './parts/command.ts'
import { EXIT } from './parts/terminal.ts'
import { readSettings, SETTINGS } from './settings.ts'

const { PORT, HOST, DATA_DIR } = SETTINGS

/** Milliseconds of silence after which the server counts as hung: no answer takes a tenth of it. */
const PATIENCE = 10_000

export const serve = command({
  usage: 'serve [--port N] [--host ADDRESS] [--data PLACE]',
  summary: 'opens the dojo for browsers: play friends over a link, or bots',
  flags: {
    port: { type: 'string', value: 'N', help: `where it listens (PORT, or ${PORT.otherwise}); 0 takes any free one` },
    host: {
      type: 'string',
      value: 'ADDRESS',
      help: `who may come (HOST, or ${HOST.otherwise}: this machine only);\n0.0.0.0 lets in everybody who can reach it`,
    },
    data: {
      type: 'string',
      value: 'PLACE',
      help: `where everything is kept: the URL of a PostgreSQL (DATABASE_URL)\nor a folder (DATA_DIR, or ${DATA_DIR.otherwise})`,
    },
  },
  words: 0,
  notes: 'Ctrl-C ends it; no match is lost, and all go on when it is started again.',
  run: async ({ flags }, terminal) => {
    const read = readSettings(process.env, flags)
    if (!read.ok) return terminal.complain(read.problem)
    const { log, ...settings } = read.value
    // Loaded only now: no other command needs it.
    const { supervise } = await import('../server/ops/watchdog/supervisor.ts')
    const { jsonLog, textLog } = await import('../server/ops/log.ts')
    const note = log === 'json' ? jsonLog(process.stdout) : textLog(process.stdout, process.stderr)
    const { port, ...rest } = settings
    const house: HouseSettings = {
      ...rest,
      pages: fileURLToPath(new URL('./web', import.meta.url)),
      botWorker: new URL('./bot-worker.js', import.meta.url).href,
      storeWorker: new URL('./store-worker.js', import.meta.url).href,
      botLimit: 5000,
      heartbeat: 25_000,
      rate: { burst: 100, perSecond: 50 },
      // A school or a club may sit behind one address.
      perAddress: { connections: 1000, rate: { burst: 2000, perSecond: 500 } },
      requests: 600,
      signIn: { perName: { burst: 10, perSecond: 1 / 60 }, perAddress: { burst: 60, perSecond: 1 / 3 } },
    }
    const opened = await supervise<HouseSettings, LogEvent>({
      program: new URL('./house-worker.js', import.meta.url),
      settings: house,
      port,
      patience: PATIENCE,
      hear: note,
      onHang: (table) => note({ event: 'problem', problem: hungAt(table) }),
    })
    if (!opened.ok) return terminal.complain(opened.problem)
    // From before it says its address: whoever reads that may end it at once.
    const ended = untilEnded()
    if (Number.parseInt(process.versions.node, 10) < 22)
      note({ event: 'advice', advice: `Node ${process.versions.node} will do; Node 24 is recommended.` })
    const { host, data } = settings
    const database = data.includes('://') ? 'postgres' : 'folder'
    note({ event: 'opened', addresses: addresses(host, opened.value.port), database })
    const broken = await Promise.race([ended, opened.value.broken])
    if (broken !== undefined) return terminal.complain(`the server broke down: ${broken}`)
    note({ event: 'closing' })
    await opened.value.close()
    return EXIT.fine
  },
})

const hungAt = (table: string): string => `the server hung${table === '' ? '' : ` at table ${table}`} and is begun anew`

/** Where a browser finds it. */
const addresses = (host: string, port: number): readonly string[] => {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const hosts = isEverywhere ? ['127.0.0.1', ...machineAddresses()] : [host.includes(':') ? `[${host}]` : host]
  return hosts.map((name) => `http://${name}:${port}`)
}

const machineAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((addressed) =>
    (addressed ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  )

const untilEnded = (): Promise<undefined> =>
  new Promise((resolve) => {
    // Elsewhere Ctrl-C ends the program at once; here it is first brought to an end in good order.
    process.removeAllListeners('SIGINT')
    // npm passes the signal on that the terminal has already sent: it may come twice.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(undefined))
  })
