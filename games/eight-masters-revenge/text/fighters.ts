import { FIGHTERS, type Technique } from '../fighters.ts'

/** What a technique does in fury, in a few words. */
export const TECHNIQUE_NOTES: Readonly<Record<Technique, string>> = {
  T1: "use the effect of the card just played instead of the blow's",
  T2: 'draw a card to set aside with every attack',
  T3: 'place the couple anywhere before you act',
  T4: 'turn up the top card for its effect, but a dragon bites',
  T5: 'block blows of any colour',
  T6: 'hits do 1 more, but you cannot block or counter',
  T7: 'lay crows that take the effect from an attack onto their zone',
  T8: 'punish an opponent for full hands',
  T9: 'wound a card and take a free turn instead of dealing damage',
}

/** "Heron: place the couple … (T3); …" by fighter. */
export const FIGHTER_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  FIGHTERS.map(({ id, techniques }) => [
    id,
    `${id}: ${techniques.map((technique) => `${TECHNIQUE_NOTES[technique]} (${technique})`).join('; ')}`,
  ]),
)
