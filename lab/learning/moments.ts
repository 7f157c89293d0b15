import type { Listener } from '../../kernel/network.ts'

/** Moments one after the other, each as the inputs that are not zero: parallel lists that are used again. */
export class Moments implements Listener {
  /** By moment: its head, and where its inputs begin. */
  readonly heads: number[] = []
  readonly starts: number[] = [0]
  readonly inputs: number[] = []
  readonly values: number[] = []

  get count(): number {
    return this.heads.length
  }

  tell(input: number, value: number): void {
    this.inputs.push(input)
    this.values.push(value)
  }

  /** What was told since the last moment is one. */
  note(head: number): void {
    this.heads.push(head)
    this.starts.push(this.inputs.length)
  }
}
