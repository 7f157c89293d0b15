import { misplaced } from '../../../kernel/windows.ts'
import { facesOf, kindOf, kindOfFace } from '../cards.ts'
import { CHARACTERS, characterIndex, PROMO } from '../characters.ts'
import { HOLD, KEEP, kindsOf, PICK, packOne, packValue, valueOf } from '../choice.ts'
import { chooseSecrets, freeCharacters, pickCharacter } from '../rules/setup.ts'
import { hold } from '../rules/turn.ts'
import { SECRETS, secretIndex } from '../secrets.ts'
import { cardsField, type Window } from './window.ts'

/** V1: one free character, openly (KBK-15.2). */
export const character: Window = {
  form: (house) => {
    const of = CHARACTERS.flatMap(({ id }) => (id === PROMO && house.fox === 'off' ? [] : [id]))
    return { kind: 'either', of: { pick: { kind: 'record', fields: { character: { form: { kind: 'one', of } } } } } }
  },
  choices: (house, s, _seat, out) => {
    for (const index of freeCharacters(house, s)) out.push(packValue(PICK, index))
  },
  refusal: (house, s, _seat, choice) => {
    if (choice.do !== 'pick') return misplaced(choice)
    const free = freeCharacters(house, s).includes(characterIndex(choice.character))
    return free ? null : { rule: 'KBK-15.2', why: 'taken' }
  },
  play: (b, [code]) => pickCharacter(b, valueOf(code)),
  fallback: (house, s, _seat, rng) => {
    const free = freeCharacters(house, s)
    return packValue(PICK, free[rng.below(free.length)])
  },
}

/** V2: one of the two offered secrets, all at the same time (KBK-15.3). */
export const secret: Window = {
  form: (_house, s, seat) => {
    const of = (s.draft?.offers[seat] ?? []).map((index) => SECRETS[index].id)
    return { kind: 'either', of: { keep: { kind: 'record', fields: { secret: { form: { kind: 'one', of } } } } } }
  },
  choices: (_house, s, seat, out) => {
    for (const index of s.draft?.offers[seat] ?? []) out.push(packValue(KEEP, index))
  },
  refusal: (_house, s, seat, choice) => {
    if (choice.do !== 'keep') return misplaced(choice)
    const offered = s.draft?.offers[seat].includes(secretIndex(choice.secret)) === true
    return offered ? null : { rule: 'KBK-15.1', why: 'notOffered' }
  },
  play: (b, answers) => chooseSecrets(b, answers.map(valueOf)),
  fallback: (_house, s, seat, rng) => {
    const offers = s.draft?.offers[seat] ?? []
    return packValue(KEEP, offers[rng.below(offers.length)])
  },
}

/** V11: which of her two cards Monkey keeps (KBK-16.23). */
export const monkey: Window = {
  form: (_house, s) => ({
    kind: 'either',
    of: { hold: { kind: 'record', fields: { cards: cardsField(facesOf(s.drawn), 1, 1) } } },
  }),
  choices: (_house, s, _seat, out) => {
    for (const kind of new Set(s.drawn.map(kindOf))) out.push(packOne(HOLD, kind))
  },
  refusal: (_house, s, _seat, choice) => {
    if (choice.do !== 'hold') return misplaced(choice)
    const [face] = choice.cards
    const drawn = choice.cards.length === 1 && facesOf(s.drawn).includes(face) && kindOfFace(face) >= 0
    return drawn ? null : { rule: 'KBK-16.23', why: 'oneOfTwo' }
  },
  play: (b, [code]) => hold(b, b.s.drawn.map(kindOf).indexOf(kindsOf(code)[0])),
  fallback: (_house, s) => packOne(HOLD, kindOf(s.drawn[0])),
}
