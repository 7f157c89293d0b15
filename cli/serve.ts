import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { bots } from '../bots/all.ts'
import { registry } from '../games/registry.ts'
import { bad, ok, type Result } from '../kernel/result.ts'
import { command } from './parts/command.ts'
import { EXIT } from './parts/terminal.ts'

const DEFAULTS = { port: '8080', host: '127.0.0.1', data: './data' }

export const serve = command({
  usage: 'serve [--port N] [--host ADDRESS] [--data PLACE]',
  summary: 'opens the dojo for browsers: play friends over a link, or bots',
  flags: {
    port: { type: 'string', value: 'N', help: `where it listens (PORT, or ${DEFAULTS.port}); 0 takes any free one` },
    host: {
      type: 'string',
      value: 'ADDRESS',
      help: `who may come (HOST, or ${DEFAULTS.host}: this machine only);\n0.0.0.0 lets in everybody who can reach it`,
    },
    data: {
      type: 'string',
      value: 'PLACE',
      help: `where everything is kept: the URL of a PostgreSQL (DATABASE_URL)\nor a folder (DATA_DIR, or ${DEFAULTS.data})`,
    },
  },
  words: 0,
  notes: 'Ctrl-C ends it; no match is lost, and all go on when it is started again.',
  run: async ({ flags }, terminal) => {
    const { PORT, HOST, DATA_DIR, DATABASE_URL, REDIS_URL } = process.env
    const port = flags.port === undefined ? readPort('PORT', PORT || DEFAULTS.port) : readPort('--port', flags.port)
    if (!port.ok) return terminal.complain(port.problem)
    const host = flags.host ?? (HOST || DEFAULTS.host)
    // Loaded only now: no other command needs it.
    const { openServer } = await import('../server/server.ts')
    const { systemClock } = await import('../server/clock.ts')
    const opened = await openServer({
      host,
      port: port.value,
      data: flags.data ?? (DATABASE_URL || DATA_DIR || DEFAULTS.data),
      redis: REDIS_URL || null,
      pages: fileURLToPath(new URL('./web', import.meta.url)),
      games: registry,
      bots: Object.keys(bots),
      botWorker: new URL('./bot-worker.js', import.meta.url),
      clock: systemClock,
      botLimit: 5000,
      heartbeat: 25_000,
      rate: { burst: 100, perSecond: 50 },
      // A school or a club may sit behind one address.
      perAddress: { connections: 1000, rate: { burst: 2000, perSecond: 500 } },
      requests: 600,
      report: (problem) => {
        terminal.complain(problem)
      },
    })
    if (!opened.ok) return terminal.complain(opened.problem)
    if (Number.parseInt(process.versions.node, 10) < 22)
      terminal.say(`Node ${process.versions.node} will do; Node 24 is recommended.`)
    terminal.say(`Leitai is open at ${addresses(host, opened.value.port).join(' and ')}`)
    await untilEnded()
    await opened.value.close()
    return EXIT.fine
  },
})

const readPort = (at: string, text: string): Result<number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? ok(Number(text)) : bad(at, 'must be a number from 0 to 65535')

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

const untilEnded = (): Promise<void> =>
  new Promise((resolve) => {
    // Elsewhere Ctrl-C ends the program at once; here it is first brought to an end in good order.
    process.removeAllListeners('SIGINT')
    // npm passes the signal on that the terminal has already sent: it may come twice.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
