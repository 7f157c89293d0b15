import type { VNode } from 'preact'
import type { Blow, Forecast } from '../forecast.ts'
import { damageOn, MAIN_PART, worthOf } from '../rules/damage.ts'
import { attackInHand, targetInHand } from '../rules/exchange.ts'
import { exemptFamily, isBarred } from '../rules/nature.ts'
import type { Attack, State, Target } from '../state.ts'
import { shout, titled } from '../text/shout.ts'
import { FightCard } from './face.tsx'
import { blockFlip, partFlip } from './flights.ts'
import { nameOf } from './preview.ts'
import { type Tree, treeOf } from './replies.ts'
import type { Table } from './table-of.ts'
import { WORDS } from './words.ts'
import './exchange.css'

interface ExchangeProps {
  readonly table: Table
  /** The exchange as it is, or as it would be with what is picked. */
  readonly s: State
  readonly forecast: Forecast
  /** How many of its Attacks are on the table; the others are only thought of. */
  readonly laid: number
  /** Nobody is aimed at yet. */
  readonly lacksTarget: boolean
}

/** The Attack as it is called out, with the counterattacks to it inside. */
export const ExchangeView = (props: ExchangeProps): VNode => {
  const attacks = props.s.exchange?.attacks ?? []
  const tree = treeOf(props.table.house, attacks)
  return (
    <ol class="kff-exchange" aria-label={WORDS.exchange}>
      {tree.roots.map((index) => (
        <AttackView key={index} {...props} tree={tree} index={index} />
      ))}
    </ol>
  )
}

type AttackProps = ExchangeProps & { readonly tree: Tree; readonly index: number }

const AttackView = (props: AttackProps): VNode => {
  const { table, s, laid, lacksTarget, index } = props
  const { house } = table
  const attack = (s.exchange?.attacks ?? [])[index]
  const isDraft = index >= laid
  const called = attack.parts.map((kind) => ({
    name: house.records[kind].name,
    isAttack: house.prints[kind].type === 'attack',
  }))
  const sum = [MAIN_PART, ...attack.parts.keys()].reduce((all, at) => all + worthOf(house, s, attack, at), 0)
  return (
    <li class={`kff-attack${isDraft ? ' is-draft' : ''}${attack.counter ? ' is-counter' : ''}`}>
      <p class="kff-cry">
        <span class="kff-who">{heading(table, attack, isDraft, index)}</span>{' '}
        <b class="kff-shout">{shout(house.records[attack.source].name, called)}</b>{' '}
        <span class="kff-sum">{WORDS.damage(Math.max(0, sum))}</span>
      </p>
      <PartsRow {...props} attack={attack} />
      {natures(table, attack).length > 0 && <p class="kff-nature">{natures(table, attack).join(' · ')}</p>}
      {!(isDraft && lacksTarget) && (
        <ul class="kff-targets">
          {attack.targets.map((target, at) => (
            <TargetView key={target.seat} {...props} attack={attack} target={target} at={at} />
          ))}
        </ul>
      )}
    </li>
  )
}

const heading = ({ who }: Table, { attacker, counter }: Attack, isDraft: boolean, index: number): string => {
  if (isDraft) return counter ? WORDS.youWouldBack : WORDS.youWould
  if (counter) return WORDS.strikesBack(who(attacker))
  return index === 0 ? WORDS.attacks(who(attacker)) : WORDS.joins(who(attacker))
}

const natures = ({ house }: Table, attack: Attack): string[] => [
  ...(attack.weapon ? [WORDS.byWeapon] : []),
  ...(attack.splitBy < 0 ? [] : [WORDS.splitBy(nameOf(house, attack.splitBy))]),
  ...(isBarred(house, attack) ? [WORDS.barred(titled(exemptFamily(house, attack)))] : []),
]

/** Every part in the order laid, with what it is worth; the main part stands after the enhancements of its player. */
const PartsRow = ({ table, s, attack, index, laid }: AttackProps & { attack: Attack }): VNode => {
  const { house, who, nameOf: named } = table
  const own = attack.parts.findIndex(
    (kind, at) => house.prints[kind].type === 'attack' || attack.owners[at] !== attack.attacker,
  )
  const before = own < 0 ? attack.parts.length : own
  const order = [...attack.parts.keys()].toSpliced(before, 0, MAIN_PART)
  const old = index < laid ? (table.view.exchange?.attacks[index]?.parts.length ?? 0) : 0
  return (
    <ol class="kff-parts">
      {order.map((at) => {
        const kind = at === MAIN_PART ? attack.source : attack.parts[at]
        const worth = worthOf(house, s, attack, at)
        const helper = at === MAIN_PART ? attack.attacker : attack.owners[at]
        const isNew = index < laid && at >= old
        return (
          <li key={at} class={`kff-part${isNew ? ' is-draft' : ''}`}>
            <FightCard
              record={house.records[kind]}
              nameOf={named}
              flip={partFlip(index, at)}
              label={house.records[kind].name}
            />
            <span class="kff-worth">{at === MAIN_PART ? worth : worth < 0 ? `−${-worth}` : `+${worth}`}</span>
            {helper !== attack.attacker && <span class="kff-helper">{who(helper)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

type TargetProps = AttackProps & { readonly attack: Attack; readonly target: Target; readonly at: number }

const TargetView = (props: TargetProps): VNode => {
  const { table, s, forecast, tree, index, attack, target, at } = props
  const { house, who } = table
  const blow = forecast.blows[index][at]
  const replies = tree.repliesTo(index, at)
  const isAsked = isInHand(s, attack, target)
  return (
    <li class={`kff-target${isAsked ? ' is-asked' : ''}`}>
      <p class="kff-blow">
        <b>{who(target.seat)}</b> <span>{sumOf(props, blow)}</span>{' '}
        <b class={blow.loss > 0 ? 'kff-loss' : 'kff-safe'}>{lossWords(props, blow)}</b>{' '}
        {isAsked && <span class="seat-tag is-asked">{WORDS.toAnswer}</span>}
      </p>
      {target.block >= 0 && (
        <span class="kff-block">
          <FightCard
            record={house.records[target.block]}
            nameOf={table.nameOf}
            flip={blockFlip(index, at)}
            label={house.records[target.block].name}
          />
        </span>
      )}
      {replies.length > 0 && (
        <ol class="kff-replies">
          {replies.map((reply) => (
            <AttackView key={reply} {...props} index={reply} />
          ))}
        </ol>
      )}
    </li>
  )
}

/** How the loss comes about. */
const sumOf = ({ table, s, attack, target }: TargetProps, { damage, ignored, defence }: Blow): string => {
  const { house, who } = table
  const block = target.block < 0 ? '' : nameOf(house, target.block)
  const blocked = target.blocker === target.seat || block === '' ? block : WORDS.coveredBy(block, who(target.blocker))
  if (ignored) return WORDS.ignored(blocked)
  const bare = damageOn(house, s, attack, -1)
  return [
    String(damage),
    ...(damage > bare ? [`(${WORDS.versus(damage - bare)})`] : []),
    ...(defence === 0 ? [] : [`− ${WORDS.lessDefence(defence)}`]),
    ...(blocked === '' ? [] : [`(${blocked})`]),
  ].join(' ')
}

const lossWords = ({ table, s, forecast, target, attack }: TargetProps, { loss, ignored }: Blow): string => {
  const { house } = table
  const side = house.sideOf[target.seat]
  const takes = [attack.source, ...attack.parts].some((kind) => house.prints[kind].losses.length > 0)
  const gone = ignored || !takes ? [] : forecast.gone[target.seat].map((kind) => nameOf(house, kind))
  return [
    WORDS.losesChi(loss),
    ...(gone.length === 0 ? [] : [WORDS.costs(gone)]),
    ...(loss >= s.chi[side] ? [WORDS.falls] : []),
  ].join(' ')
}

const isInHand = (s: State, attack: Attack, target: Target): boolean =>
  s.exchange !== null &&
  s.exchange.volleys.length > 0 &&
  (s.window === 'answer' || s.window === 'cover') &&
  attackInHand(s) === attack &&
  targetInHand(s) === target
