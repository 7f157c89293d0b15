/** Where sockets come in. */
export interface Door {
  connections(): number
  /** Asks everybody who is connected to go elsewhere. */
  sendAway(): void
}

/** Whether sockets are let in: a server that is being emptied lets nobody in and sends everybody elsewhere. */
export class Gate {
  #isDraining = false
  #door: Door | null = null

  /** Says where its door is. */
  guard(door: Door): void {
    this.#door = door
  }

  get connections(): number {
    return this.#door?.connections() ?? 0
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  drain(isWanted: boolean): void {
    this.#isDraining = isWanted
    if (isWanted) this.#door?.sendAway()
  }
}
