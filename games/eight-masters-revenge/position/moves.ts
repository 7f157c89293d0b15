import { type FieldKind, numeric } from '../../../kernel/fields.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { seatLetter, seatOf } from '../../../kernel/seats.ts'
import { SIDES } from '../choice.ts'
import { CAUSES, packetAmount, packetCause, packetCode, packetSeat, packetTimes } from '../rules/packets.ts'
import { slideCode, slidingLeft, slidingSeat, slidingSide } from '../rules/slide-code.ts'

/** Packets and slides are numbers below. */
const CODES = 2 ** 16 - 1

/** A packet as text: `A 1 trap x2`. */
export const packet = (areas: number): FieldKind<number> =>
  numeric(
    CODES,
    (value, at) => {
      const [, letter = '', amount = '0', cause = '', times = '0'] =
        (typeof value === 'string' ? /^([A-D]) (\d{1,2}) (\w+) x(\d{1,2})$/.exec(value) : null) ?? []
      const known = CAUSES.find((name) => name === cause)
      const whose = seatOf(letter, areas)
      const isSound = Number(amount) >= 1 && Number(amount) <= 40 && Number(times) >= 1 && Number(times) <= 16
      return whose < 0 || known === undefined || !isSound
        ? bad(at, 'must be a packet such as "A 1 trap x2"')
        : ok(packetCode(whose, Number(amount), Number(times), known))
    },
    (code) => `${seatLetter(packetSeat(code))} ${packetAmount(code)} ${packetCause(code)} x${packetTimes(code)}`,
  )

/** A slide as text: `B right 2`; null for none. */
export const slide = (areas: number): FieldKind<number> =>
  numeric(
    CODES,
    (value, at) => {
      if (value === null) return ok(0)
      const [, letter = '', way = '', left = ''] =
        (typeof value === 'string' ? /^([A-D]) (left|right) ([1-4])$/.exec(value) : null) ?? []
      const whose = seatOf(letter, areas)
      return whose < 0
        ? bad(at, 'must be a slide such as "B right 2"')
        : ok(slideCode(whose, way === SIDES[0] ? 0 : 1, Number(left)))
    },
    (code) => (code === 0 ? null : `${seatLetter(slidingSeat(code))} ${SIDES[slidingSide(code)]} ${slidingLeft(code)}`),
  )
