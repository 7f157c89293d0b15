interface Described {
  readonly name: string
  readonly help: string
}

/**
 * Counts how long things took, as Prometheus wants it told. It is filled with every answer and read now and then, so
 * filling it costs a few additions and nothing else.
 */
export class StageHistogram<Stage extends string> {
  readonly #described: Described
  readonly #bounds: readonly number[]
  readonly #rows: ReadonlyMap<Stage, { readonly counts: number[]; sum: number }>

  constructor(described: Described, stages: readonly Stage[], bounds: readonly number[]) {
    this.#described = described
    this.#bounds = bounds
    this.#rows = new Map(stages.map((stage) => [stage, { counts: [...bounds, 0].map(() => 0), sum: 0 }]))
  }

  observe(stage: Stage, value: number): void {
    const row = this.#rows.get(stage)
    if (row === undefined) throw new Error(`nobody counts ${stage}`)
    let at = 0
    while (at < this.#bounds.length && value > this.#bounds[at]) at += 1
    row.counts[at] += 1
    row.sum += value
  }

  text(): string {
    const { name, help } = this.#described
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
    for (const [stage, { counts, sum }] of this.#rows) {
      let upTo = 0
      for (const [at, count] of counts.entries()) {
        upTo += count
        lines.push(`${name}_bucket{le="${this.#bounds[at] ?? '+Inf'}",stage="${stage}"} ${upTo}`)
      }
      lines.push(`${name}_sum{stage="${stage}"} ${sum}`, `${name}_count{stage="${stage}"} ${upTo}`)
    }
    return `${lines.join('\n')}\n`
  }
}
