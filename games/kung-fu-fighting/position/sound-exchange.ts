import { type Check, firstWrong, type Wrong } from '../../../kernel/position.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import { isOut, isTeammate, leftOf } from '../rules/bout.ts'
import { mustAnswer } from '../rules/exchange.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import type { Attack, Exchange, State, Target, Volley } from '../state.ts'

/** Whether an exchange could stand like this; the first thing that is wrong. */
export const exchangeSoundness = (house: House, s: State, exchange: Exchange): Wrong | null => {
  const { attacks, volleys } = exchange
  return (
    firstWrong([
      [attacks.length > 0 && attacks.length < 1000, 'exchange.attacks', 'are missing'],
      [volleys.length > 0, 'exchange.volleys', 'are missing'],
      ...attacks.flatMap((attack, at) => attackChecks(house, s, attack, `exchange.attacks[${at}]`)),
      ...volleys.flatMap((volley, at) =>
        volleyChecks(house, exchange, volley, at === volleys.length - 1, `exchange.volleys[${at}]`),
      ),
    ]) ?? firstWrong([...tableChecks(house, exchange), ...askChecks(house, s, exchange)])
  )
}

const attackChecks = (house: House, s: State, attack: Attack, at: string): Check[] => {
  const { attacker, weapon, source, parts, owners, targets, splitBy, splitter } = attack
  const { prints, sideOf } = house
  const friend = (seat: Seat): boolean => sideOf[seat] === sideOf[attacker]
  const targetRight = ({ seat, answersTo, block, blocker }: Target): boolean =>
    !friend(seat) &&
    !isOut(house, s, seat) &&
    friend(answersTo) &&
    block < 0 === blocker < 0 &&
    (block < 0 || prints[block].type === 'block') &&
    (blocker < 0 || sideOf[blocker] === sideOf[seat])
  return [
    [!isOut(house, s, attacker), `${at}.attacker`, 'is out'],
    [
      weapon ? s.weapons[attacker] === source : prints[source].type === 'attack',
      `${at}.source`,
      'must be an Attack Card, or the Weapon in play',
    ],
    [parts.length === owners.length, `${at}.owners`, 'must be one for each part'],
    [owners.every(friend), `${at}.owners`, 'must be of the attacking side'],
    [
      parts.every((kind) => isEnhancement(prints[kind]) || prints[kind].type === 'attack'),
      `${at}.parts`,
      'must be enhancements and Attack Cards',
    ],
    [
      targets.length > 0 && targets.every(targetRight),
      `${at}.targets`,
      'must be opponents, with Blocks of their own side',
    ],
    [new Set(targets.map(({ seat }) => seat)).size === targets.length, `${at}.targets`, 'are different players'],
    [splitBy < 0 === splitter < 0 && (splitter < 0 || friend(splitter)), `${at}.splitter`, 'is who split it'],
    [splitBy < 0 || prints[splitBy].splitMax > 0, `${at}.splitBy`, 'must be able to split'],
  ]
}

const volleyChecks = (house: House, { attacks }: Exchange, volley: Volley, last: boolean, at: string): Check[] => {
  const { attacks: own, answering, at: place, target, round } = volley
  const inHand = attacks[own[place]]
  return [
    [
      own.length > 0 && own.every((index) => index < attacks.length),
      `${at}.attacks`,
      'must be Attacks of the exchange',
    ],
    [place < own.length, `${at}.at`, 'must be one of its Attacks'],
    [last || answering, `${at}.answering`, 'must be true while another volley is played out'],
    [
      inHand === undefined || !answering || target < inHand.targets.length,
      `${at}.target`,
      'must be one of the targets',
    ],
    [answering || target === 0, `${at}.target`, 'is the first while teammates are asked'],
    [round > 0 && round <= house.seats, `${at}.round`, 'must be a place round the table'],
  ]
}

/** All that was played lies on the table, and nothing else but specials. */
const tableChecks = ({ prints }: House, { attacks, table }: Exchange): Check[] => {
  const left = table.slice()
  const played = attacks.flatMap(({ weapon, source, parts, targets }): Kind[] => [
    ...(weapon ? [] : [source]),
    ...parts,
    ...targets.map(({ block }) => block).filter((block) => block >= 0),
  ])
  const lie = played.every((kind) => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return [
    [lie, 'exchange.table', 'must have every card that was played'],
    [left.every((kind) => prints[kind].type === 'special'), 'exchange.table', 'has a card that nobody played'],
  ]
}

/** Whoever the window asks must be there to answer. */
const askChecks = (house: House, s: State, { attacks, volleys }: Exchange): Check[] => {
  const { attacks: own, at, target, round, answering } = volleys[volleys.length - 1]
  const attack = attacks[own[at]]
  const { window } = s
  if (window === 'answer')
    return [
      [answering && round === house.seats, 'exchange.volleys', 'must have come to the target that answers'],
      [mustAnswer(house, s, attack, attack.targets[target] ?? NOBODY), 'window', 'asks who need not answer'],
    ]
  const of = window === 'ally' ? attack.attacker : (attack.targets[target] ?? NOBODY).seat
  const asked = leftOf(house, of, round)
  return [
    [answering === (window === 'cover'), 'exchange.volleys', `are not where the window ${window} asks`],
    [isTeammate(house, of, asked) && s.hands[asked].length > 0, 'window', 'asks nobody who could help'],
  ]
}

const NOBODY: Target = { seat: 0, answersTo: 0, block: 0, blocker: 0 }
