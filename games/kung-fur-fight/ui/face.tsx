import type { VNode } from 'preact'
import { Card } from '../../../board/card.tsx'
import { apOf, FACES, type Group, groupOf, isAnimal, type Kind, NAMES } from '../cards.ts'
import { GISTS } from './gists.ts'
import { CRESTS, HEADS } from './heads.tsx'
import sheet from './icons.svg'
import './face.css'

/** What the AP of each group are written on, about the origin: a bead, a blade, a hexagon. */
const BADGES: Readonly<Partial<Record<Group, VNode>>> = {
  dog: <circle r="16" />,
  cat: <path d="M0-22L22 0L0 22L-22 0Z" />,
  ranger: <path d="M-9-16H9L18 0L9 16H-9L-18 0Z" />,
}

interface FaceProps {
  readonly kind: Kind
  readonly flip?: string
  /** Said by the card itself, where nothing around it says it. */
  readonly label?: string
}

/** A card of either school, a Ranger, an Item or an Achievement. The AP stand in the corner that a fan shows. */
export const FaceCard = ({ kind, flip, label }: FaceProps): VNode => {
  const group = groupOf(kind)
  return (
    <Card
      {...(flip === undefined ? {} : { flip })}
      {...(label === undefined ? {} : { label })}
      face={
        <g class={`face is-${group}`}>
          <path class="face-ground" d="M0 0H100V140H0Z" />
          <rect class="face-frame" x="4" y="4" width="92" height="132" rx="6" />
          {isAnimal(kind) ? <Portrait kind={kind} group={group} /> : <Prize kind={kind} group={group} />}
          <rect class="face-band" x="4" y="104" width="92" height="32" rx="6" />
          <text class="face-name" x="50" y="119.5">
            {NAMES[kind]}
          </text>
          <text class="face-gist" x="50" y="131.500">
            {GISTS[FACES[kind]]}
          </text>
        </g>
      }
    />
  )
}

const Portrait = ({ kind, group }: { kind: Kind; group: Group }): VNode => (
  <>
    <circle class="face-halo" cx="52" cy="60" r="41" />
    <g transform="translate(12 22) scale(.8)">{HEADS[FACES[kind]]}</g>
    <g transform="translate(21 23)">
      <g class="face-badge">{BADGES[group]}</g>
      <text class="face-ap" y="9">
        {apOf(kind)}
      </text>
    </g>
  </>
)

/** An Item in a round dish, an Achievement on a square seal. */
const Prize = ({ kind, group }: { kind: Kind; group: Group }): VNode => (
  <>
    {group === 'item' ? (
      <circle class="face-halo" cx="50" cy="53" r="40" />
    ) : (
      <rect class="face-seal" x="12" y="14" width="76" height="80" rx="7" />
    )}
    <svg class="face-icon" aria-hidden="true" x="19" y="22" width="62" height="62" viewBox="0 0 512 512">
      <use href={`${sheet}#${FACES[kind]}`} />
    </svg>
  </>
)

/** The back of a school's cards, or of a Reward card. */
export const BackCard = ({ school, flip }: { school?: School; flip?: string }): VNode => (
  <Card
    {...(flip === undefined ? {} : { flip })}
    back={
      <g class={`face-back is-${school ?? 'reward'}`}>
        <path class="face-ground" d="M0 0H100V140H0Z" />
        <rect x="7" y="7" width="86" height="126" rx="5" />
        <circle cx="50" cy="70" r="34" />
        {school === undefined ? (
          <path d="M50 42L58 62L79 64L63 78L68 99L50 88L32 99L37 78L21 64L42 62Z" />
        ) : (
          <g transform="translate(22 40) scale(.56)">{CRESTS[school]}</g>
        )}
      </g>
    }
  />
)

export type School = keyof typeof CRESTS

/** The sign of a school; as a place, its cards come from there. */
export const Crest = ({ school, place }: { school: School; place?: string }): VNode => (
  <svg class={`crest is-${school}`} viewBox="0 0 100 100" data-place={place} aria-hidden="true">
    {CRESTS[school]}
  </svg>
)

/** A small sign from the sheet, in the colour of the text around it. */
export const Sign = ({ id }: { id: string }): VNode => (
  <svg class="sign" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`${sheet}#${id}`} />
  </svg>
)

/** A Hidden Weapon: four points and a hole. */
export const Weapon = (): VNode => (
  <svg class="sign weapon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 0L15 9L24 12L15 15L12 24L9 15L0 12L9 9ZM12 9.800A2.200 2.200 0 1 0 12 14.200A2.200 2.200 0 1 0 12 9.800Z"
      fill-rule="evenodd"
    />
  </svg>
)
