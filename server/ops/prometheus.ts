import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { BY } from '../../kernel/record.ts'
import type { Status } from '../store/tables.ts'
import { FORWARD_WAYS, type Metrics, STAGES } from './metrics.ts'
import { HELP } from './words.ts'

/** What is looked up when somebody asks. */
export interface Sources {
  /** How many tables there are, by status. */
  tables(): Promise<Readonly<Record<Status, number>>>
  /** Tables that live at this server. */
  live(): number
  /** How many tables live at each server. */
  homes(): Promise<readonly { readonly url: string; readonly count: number }[]>
  connections(): number
}

export interface Prometheus {
  readonly metrics: Metrics
  readonly type: string
  /** As Prometheus reads it. */
  text(sources: Sources): Promise<string>
  close(): void
}

const SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const THINKING = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5, 10]
const TOGETHER = [1, 2, 3, 5, 10, 20, 50, 100, 200]
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20
const QUANTILES = [50, 90, 99] as const

const named = (name: keyof typeof HELP) => ({ name, help: HELP[name] })

/** Each server has its own, so that several in one process are told apart. */
export const openPrometheus = (): Prometheus => {
  const registry = new Registry()
  const registers = [registry]
  const stages = new Histogram({ ...named('leitai_stage_seconds'), labelNames: ['stage'], buckets: SECONDS, registers })
  for (const stage of STAGES) stages.zero({ stage })
  const answers = new Counter({ ...named('leitai_answers_total'), labelNames: ['by'], registers })
  const commits = new Histogram({ ...named('leitai_commit_seconds'), buckets: SECONDS, registers })
  const together = new Histogram({ ...named('leitai_writes_per_commit'), buckets: TOGETHER, registers })
  const thinking = new Histogram({ ...named('leitai_bot_seconds'), labelNames: ['bot'], buckets: THINKING, registers })
  const news = new Counter({ ...named('leitai_news_total'), labelNames: ['way', 'kind'], registers })
  const reloads = new Histogram({ ...named('leitai_reload_seconds'), buckets: SECONDS, registers })
  const takeovers = new Counter({ ...named('leitai_takeovers_total'), registers })
  const forwards = new Counter({ ...named('leitai_forwards_total'), labelNames: ['way'], registers })
  for (const way of FORWARD_WAYS) forwards.inc({ way }, 0)
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()

  const tables = new Gauge({ ...named('leitai_tables'), labelNames: ['status'], registers })
  const live = new Gauge({ ...named('leitai_live_tables'), registers })
  const homes = new Gauge({ ...named('leitai_tables_by_home'), labelNames: ['home'], registers })
  const connections = new Gauge({ ...named('leitai_connections'), registers })
  const loop = new Gauge({ ...named('leitai_event_loop_delay_seconds'), labelNames: ['quantile'], registers })
  const cpu = new Counter({ ...named('process_cpu_seconds_total'), registers })
  const memory = new Gauge({ ...named('process_resident_memory_bytes'), registers })

  for (const by of BY) answers.inc({ by }, 0)

  const look = async (sources: Sources): Promise<void> => {
    for (const [status, count] of Object.entries(await sources.tables())) tables.set({ status }, count)
    live.set(sources.live())
    homes.reset()
    for (const { url, count } of await sources.homes()) homes.set({ home: url }, count)
    connections.set(sources.connections())
    lookAtLoop(delay, loop)
    const { user, system } = process.cpuUsage()
    cpu.reset()
    cpu.inc((user + system) / 1e6)
    memory.set(process.memoryUsage.rss())
  }

  return {
    metrics: {
      stage: (stage, took) => stages.observe({ stage }, took / 1000),
      answered: (by) => answers.inc({ by }),
      committed: (writes, took) => {
        together.observe(writes)
        commits.observe(took / 1000)
      },
      thought: (bot, took) => thinking.observe({ bot }, took / 1000),
      news: (way, kind) => news.inc({ way, kind }),
      reloaded: (took) => reloads.observe(took / 1000),
      takenOver: () => takeovers.inc(),
      forwarded: (way) => forwards.inc({ way }),
    },
    type: registry.contentType,
    text: async (sources) => {
      await look(sources)
      return registry.metrics()
    },
    close: () => {
      delay.disable()
    },
  }
}

/** Since the last look. */
const lookAtLoop = (delay: IntervalHistogram, gauge: Gauge<'quantile'>): void => {
  // What it measures is the time between two looks: the wanted one is no delay.
  const beyond = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000)
  for (const quantile of QUANTILES) gauge.set({ quantile: quantile / 100 }, beyond(delay.percentile(quantile)))
  gauge.set({ quantile: 1 }, beyond(delay.max))
  delay.reset()
}
