import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { scene } from '../testing/scene.ts'

// Every answer that is refused, with its rule; where several things are wrong, the first that is looked at is named.
// Refused fighters are in setting-up.test.ts, refusals that take an option in options.test.ts.

const attacked = (S1: string, S2: string, more = '') => `
  given duel
  given turn S1
  given S1 ${S1}
  given S2 ${S2}
  ${more}
`

describe('D5 action', () => {
  test('EMR-4.5 no draw at the limit, nor with nothing to draw', () => {
    scene(`
      given duel
      given turn S1
      given S1 hand B11 B12 B14 B15
      refuse S1 draw by EMR-4.5
      expect asked S1 action
    `)
    scene(`
      given duel
      given turn S1
      given S1 hand B11; area [R11 B43]@3
      given S2 area [G24 Y34]@3
      given pile empty
      refuse S1 draw by EMR-4.5
      expect asked S1 action
    `)
  })

  test('EMR-4.6 the card must be in hand, before EMR-5.2 looks at the side', () =>
    scene(`
      given duel
      given turn S1
      given S1 hand B11; area [R11 B43]@1
      given S2 hand B12
      refuse S1 attack B12 left by EMR-4.6
      refuse S1 attack R11 right by EMR-4.6
      refuse S1 attack B11 left by EMR-5.2
      expect asked S1 action
    `))

  test('TABLE-1, TABLE-2 answers to other questions, and of others', () =>
    scene(`
      given duel
      given turn S1
      given S1 hand B11
      given S2 hand B12
      refuse S1 take by TABLE-1
      refuse S1 block B11 by TABLE-1
      refuse S1 pass by TABLE-1
      refuse S2 draw by TABLE-2
      expect asked S1 action
    `))
})

test('EMR-4.9, EMR-4.11, EMR-4.10 where a token may not go', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11{d} B43{+}]@3; zones 1:c 2:d
    given S2 fighter Crow; area [G24{d} Y34]@3
    do S1 draw
    refuse S1 move R11 R11 by EMR-4.9
    refuse S1 move R11 G24 by EMR-4.9
    refuse S1 move G24 Y34 by EMR-4.9
    refuse S1 move 2 5 by EMR-4.9
    refuse S1 move 2 2 by EMR-4.9
    refuse S1 move B43 R11 by EMR-4.11
    refuse S1 move 1 2 by EMR-4.11
    refuse S1 move 2 3 by EMR-4.10
    expect asked S1 move
  `))

describe('D8 response', () => {
  const hit = (S2: string, S1 = 'hand R14; area [R25 G13]@3') => `${attacked(S1, S2)} do S1 attack R14 left`

  test('EMR-7.3 a block takes one or two cards', () =>
    scene(`${hit('area [G24 G34]@3')}
      refuse S2 block by EMR-7.3
      refuse S2 block G24 G24 by EMR-7.3
      expect asked S2 response
    `))

  test('EMR-7.6 a hit for nothing cannot be blocked, before EMR-7.4 looks at the cards', () =>
    scene(`${attacked('hand R13; area [R14 G11]@3', 'hand B22 B33; area [G24 Y32]@3')}
      do S1 attack R13 left
      refuse S2 block G24 by EMR-7.6
      refuse S2 block Y32 by EMR-7.6
      expect asked S2 response
    `))

  test('EMR-7.4 only upright cards of the own couple with the colour of the blow', () =>
    scene(`${hit('hand G12; area [G24 Y34]@3')}
      refuse S2 block Y34 by EMR-7.4
      refuse S2 block G24 Y34 by EMR-7.4
      refuse S2 block G12 by EMR-7.4
      refuse S2 block R25 by EMR-7.4
      expect asked S2 response
    `))

  test('EMR-7.7 no more cards than base damage, after EMR-7.4', () => {
    scene(`${hit('area [G24 G34]@3', 'hand R14; area [R25 G43]@3')}
      refuse S2 block G24 G34 by EMR-7.7
      expect asked S2 response
    `)
    scene(`${hit('area [G24 Y34]@3', 'hand R14; area [R25 G43]@3')}
      refuse S2 block G24 Y34 by EMR-7.4
      expect asked S2 response
    `)
  })

  test('EMR-8.1 a counter takes a dragon card from hand, before EMR-8.2 looks at the side', () =>
    scene(`${attacked('hand B14; area [R25 B42]@3', 'hand B53 B33; area [G23 Y24]@3')}
      do S1 attack B14 left
      refuse S2 counter B44 left by EMR-8.1
      refuse S2 counter B33 left by EMR-8.1
      refuse S2 counter B33 right by EMR-8.1
      refuse S2 counter B53 right by EMR-8.2
      expect asked S2 response
    `))

  test('EMR-8.2 nor does a dragon help at the wall', () =>
    scene(`${attacked('hand B14; area [R25 B42]@3', 'hand B53; area [G23 B44]@1')}
      do S1 attack B14 left
      refuse S2 counter B53 left by EMR-8.2
      expect offered take, block B44, counter B53 right
      expect asked S2 response
    `))

  test('EMR-8.1, EMR-8.2 and the same for countering back', () =>
    scene(`${attacked('hand B14 G31 B11; area [R22 B42]@3', 'hand B53; area [G23 Y24]@3')}
      do S1 attack B14 left
      do S2 counter B53 left
      refuse S1 counter B11 right by EMR-8.1
      refuse S1 counter B53 right by EMR-8.1
      refuse S1 counter G31 left by EMR-8.2
      expect asked S1 counterback
    `))
})

describe('D11 effect', () => {
  const missed = (blow: string, more = '', mode = 'duel') => `
    given ${mode}
    given turn S1
    given S1 hand B14; area [R25 ${blow}]@3
    given S2 area [G31 Y52]@3
    ${more}
    do S1 attack B14 left
  `

  test('EMR-9.7 no slide through the wall', () =>
    scene(`${missed('G43')}
      refuse S1 effect slide S1 left 2 by EMR-9.7
      refuse S1 effect slide S2 right 3 by EMR-9.7
      refuse S1 effect switch S2 by TABLE-1
      expect asked S1 effect
    `))

  test('EMR-9.5 nothing on the area of a player who is out, before EMR-15.4', () => {
    scene(`${missed('R23', 'given S3 out', 'ffa3')}
      refuse S1 effect switch S3 by EMR-9.5
      expect asked S1 effect
    `)
    scene(`${missed('B42', 'given S3 out', 'ffa3')}
      refuse S1 effect trap S3 1 by EMR-9.5
      refuse S1 effect trap S1 1 by EMR-15.4
      expect asked S1 effect
    `)
  })

  test('EMR-15.4 trap and wound only to the left, before the zone is looked at', () => {
    scene(`${missed('B42', '', 'ffa3')}
      refuse S1 effect trap S3 3 by EMR-15.4
      refuse S1 effect trap S1 6 by EMR-15.4
      refuse S1 effect trap S2 3 by EMR-11.4
      expect asked S1 effect
    `)
    scene(`${missed('B32', '', 'ffa3')}
      refuse S1 effect wound B14 by EMR-15.4
      refuse S1 effect wound X5 by EMR-15.4
      expect asked S1 effect
    `)
  })

  test('EMR-11.4 no trap in an occupied column', () =>
    scene(`${missed('B42')}
      refuse S1 effect trap S1 2 by EMR-11.4
      refuse S1 effect trap S2 4 by EMR-11.4
      expect asked S1 effect
    `))

  test('EMR-9.14, EMR-9.16 only cards in play', () => {
    scene(`${missed('B32')}
      refuse S1 effect wound B32 by EMR-9.14
      refuse S1 effect wound G55 by EMR-9.14
      expect asked S1 effect
    `)
    scene(`${missed('R13')}
      refuse S1 effect empower + R13 by EMR-9.16
      refuse S1 effect empower - G55 by EMR-9.16
      expect asked S1 effect
    `)
  })

  test('EMR-11.3 no token that is used up, before EMR-9.16', () =>
    scene(`${missed('R13', 'given supply - 0')}
      refuse S1 effect empower - G31 by EMR-11.3
      refuse S1 effect empower - G55 by EMR-11.3
      expect asked S1 effect
    `))

  test('EMR-9.19 only a token that lies there', () =>
    scene(`${missed('B11', 'given S2 zones 6:d')}
      refuse S1 effect remove d G31 by EMR-9.19
      refuse S1 effect remove + B14 by EMR-9.19
      refuse S1 effect remove d G55 by EMR-9.19
      refuse S1 effect remove c S2 6 by EMR-9.19
      refuse S1 effect remove d S2 5 by EMR-9.19
      expect asked S1 effect
    `))

  test('EMR-9.24 no draw for a full hand or for the automaton', () => {
    scene(`${missed('R32', 'given S2 hand B11 B12 B13 B15')}
      refuse S1 effect draw S2 by EMR-9.24
      expect asked S1 effect
    `)
    scene(`${missed('R32', 'given stack n +', 'solo hard')}
      refuse S1 effect draw S2 by EMR-9.24
      expect asked S1 effect
    `)
  })

  test('EMR-9.26, EMR-9.27 no copy of what cannot be copied, and no other effect than the copied one', () =>
    scene(`${missed('B51', 'given S2 area [G24_ Y34]@3')}
      refuse S1 effect copy G24 switch S1 by EMR-9.26
      refuse S1 effect copy Y34 switch S1 by EMR-9.26
      refuse S1 effect copy B51 switch S1 by EMR-9.26
      refuse S1 effect copy G55 switch S1 by EMR-9.26
      expect asked S1 effect
    `))
})

test('EMR-9.27, EMR-15.4 a copied effect has its own refusals', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B51]@3
    given S2 area [Y24 Y52]@3
    do S1 attack B14 left
    refuse S1 effect copy Y24 switch S2 by EMR-9.27
    refuse S1 effect copy Y24 trap S3 1 by EMR-15.4
    refuse S1 effect copy Y52 slide S2 left 4 by EMR-9.7
    expect asked S1 effect
  `))

describe('techniques', () => {
  test('EMR-13.11 T3 needs another place, from 1 to 5', () =>
    scene(`
      given duel
      given turn S1
      given S1 fighter Heron; area [R25 R12]@3
      refuse S1 start T3 3 by EMR-13.11
      refuse S1 start T3 6 by EMR-13.11
      refuse S1 start T4 by TABLE-1
      expect asked S1 start
    `))

  test('EMR-13.26 no crow in an occupied column or where nobody stands', () =>
    scene(`
      given ffa3
      given turn S1
      given S1 fighter Crow; area [R25 R12]@3
      given S2 area [G24_ Y34]@1
      given S3 out
      refuse S1 start T7 S1 4 by EMR-13.26
      refuse S1 start T7 S2 1 by EMR-13.26
      refuse S1 start T7 S3 6 by EMR-13.26
      expect asked S1 start
    `))

  test('EMR-13.34 the marker goes to an opponent in the fight', () => {
    scene(`
      given team
      given turn S1
      given S2 fighter Spider; area [R25 R12]@3
      refuse S2 give S2 by EMR-13.34
      refuse S2 give S4 by EMR-13.34
      expect asked S2 give
    `)
    scene(`
      given ffa4
      given turn S1
      given S2 fighter Spider; area [R25 R12]@3
      given S3 out
      refuse S2 give S3 by EMR-13.34
      expect asked S2 give
    `)
  })

  test('EMR-13.40 the wound of T9 needs a card in play', () =>
    scene(`${attacked('fighter Tiger; hand B14; area [R25 R12]@3', 'area [G24 Y34]@3')}
      do S1 attack B14 left
      refuse S1 t9 R12 by EMR-13.40
      refuse S1 t9 G55 by EMR-13.40
      expect asked S1 t9
    `))
})

test('EMR-13.9, EMR-16.9 exactly the excess is dropped, from hand', () => {
  scene(`${attacked('fighter Spider; hand B11 B12 B14 B15; area [R25 R32]@3', 'area [G31 Y52]@3', 'given pile G11 G13')}
    do S1 attack B14 left
    do S1 aside yes
    do S1 effect draw S1
    refuse S1 drop B14 by EMR-13.9
    refuse S1 drop B11 B12 by EMR-13.9
    refuse S1 drop by EMR-13.9
    expect asked S1 drop
  `)
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 1; hand G11 G12 G13 G15; area [G24 Y34]@3
    do S1 attack B14 left
    refuse S2 drop G11 by EMR-16.9
    refuse S2 drop G11 G11 by EMR-16.9
    refuse S2 drop G11 G24 by EMR-16.9
    expect asked S2 drop
  `)
})

test('every refusal has words', () => {
  const params = { count: 1, most: 2 }
  for (const [why, say] of Object.entries(game.words.refusals)) {
    expect(`${why}: ${say(params)}`).toMatch(/: [A-Z].*\.$/)
    expect(`${why}: ${say(params)}`).not.toMatch(/: .*(undefined|NaN)/)
  }
})
