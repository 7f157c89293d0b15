import { test } from 'vitest'
import { duel } from '../testing/tables.ts'

test('KBK-X1 (KBK-8.3, KBK-10.1, KBK-8.7) a defended Dual Fist does no damage and does not end the attack', () => {
  duel({ hands: { A: 'R2 R2 R0 G1 B3 B5', B: 'R4 B4 G0 G1 R1 B2' } })
    .plays('A', 'attack R2 R2')
    .plays('B', 'defend R4 B4')
    .logs(
      { key: 'kabuken.defend', seat: 'B', cards: ['R4', 'B4'], pairs: 1, rule: 'KBK-8.3' },
      { key: 'kabuken.damage', seat: 'B', amount: 0, hp: 8 },
      { key: 'kabuken.draw', seat: 'B', count: 2 },
    )
    .expects({ hp: { A: 8, B: 8 }, handSizes: { A: 4, B: 6 }, field: 'B4', succeeding: false, active: 'A' })
    .asks('A', 'goOn')
    .plays('A', 'stop')
    .expects({ active: 'B', handSizes: { A: 4 } })
    .ends('B', 'action')
})

test('KBK-X2 (KBK-8.3) a pair takes 1 from the whole damage', () => {
  duel({ field: 'R0', hands: { A: 'R5* B5* G5* ...', B: 'R1 G1 ...' } })
    .plays('A', 'attack R5* B5* G5*')
    .plays('B', 'defend R1 G1')
    .expects({ hp: { B: 4 }, succeeding: true })
    .ends('A', 'goOn')
})

test('KBK-X3 (KBK-7.3, KBK-9.4, KBK-10.4, KBK-10.6) flowers of the attack come back, others add nothing', () => {
  duel({ hands: { A: 'R5* R5* R0 B1 G2 B3', B: 'G5* R1 R2 B0 G4 G3' } })
    .plays('A', 'attack R5* R5*')
    .plays('B', 'counter G5*')
    .logs({ key: 'kabuken.counter', seat: 'B', to: 'A', cards: ['G5*'], damage: 3 })
    .refuses('A', 'counter R0', 'KBK-8.6')
    .plays('A', 'hit')
    .logs({ key: 'kabuken.damage', seat: 'A', by: 'B', amount: 3 }, { key: 'kabuken.draw', seat: 'A', count: 2 })
    .expects({ hp: { A: 5, B: 8 }, handSizes: { A: 6, B: 5 }, active: 'A' })
    .ends('A', 'action')
})

test('KBK-X4 (KBK-7.5, KBK-9.6) a countered attack has failed, even if the target is hit in the end', () => {
  duel({ hands: { A: 'G2 G2 B2 R0 R1 B3', B: 'R2 R0 B1 G3 G4 B5' } })
    .plays('A', 'attack G2 G2')
    .plays('B', 'counter R2')
    .asks('A', 'chain')
    .plays('A', 'counter B2')
    .asks('B', 'chain')
    .plays('B', 'hit')
    .expects({ hp: { A: 8, B: 7 }, handSizes: { A: 3, B: 6 }, active: 'B', succeeding: false, attacks: 0 })
    .ends('B', 'action')
})

test('KBK-X5 (KBK-6.10) three 1s in three colours on a 3 are Resolute, not Sniper', () => {
  duel({ field: 'G3', hands: { A: 'R1 B1 G1 ...', B: 'R1 B1 G1 B2 ...' } })
    .plays('A', 'attack R1 B1 G1')
    .logs({ key: 'kabuken.attack', fist: 'resolute', damage: 2 })
    .refuses('B', 'counter B2', 'KBK-8.6')
    .offers('B', 'counter R1')
    .offers('B', 'counter B1')
    .offers('B', 'counter G1')
    .plays('B', 'hit')
    .expects({ hp: { B: 6 } })
    .ends('A', 'goOn')
})

test('KBK-X6 (KBK-6.15) two colours of one number that meet the sum are Sniper', () => {
  duel({ field: 'G3', hands: { A: 'R1 R1 B1 ...', B: 'R1 B1 G1 B2 ...' } })
    .plays('A', 'attack R1 R1 B1')
    .logs({ key: 'kabuken.attack', fist: 'sniper', damage: 1 })
    .refuses('B', 'counter B2', 'KBK-8.6')
    .offers('B', 'counter R1')
    .offers('B', 'counter B1')
    .offers('B', 'counter G1')
    .plays('B', 'hit')
    .expects({ hp: { B: 7 } })
    .ends('A', 'goOn')
})

test('KBK-X7 (KBK-6.11) three equal 1s on a 3 are what the attacker names; as Sniper God nothing counters them', () => {
  const triple = () => duel({ field: 'G3', hands: { A: 'R1 R1 R1 ...', B: 'B1 G1 B2 B2 B2 R3' } })
  triple()
    .offers('A', 'attack R1 R1 R1 as resoluteGod')
    .plays('A', 'attack R1 R1 R1 as resoluteGod')
    .logs({ key: 'kabuken.attack', fist: 'resoluteGod', damage: 2 })
    .plays('B', 'counter B2 B2 B2')
    .ends('A', 'chain')
  triple()
    .offers('A', 'attack R1 R1 R1 as sniperGod')
    .plays('A', 'attack R1 R1 R1')
    .logs({ key: 'kabuken.attack', fist: 'sniperGod', damage: 2 })
    .refuses('B', 'counter B1', 'KBK-8.6')
    .refuses('B', 'counter B2 B2 B2', 'KBK-8.6')
    .refuses('B', 'counter R1', 'KBK-8.6')
    .plays('B', 'hit')
    .expects({ hp: { B: 6 } })
    .ends('A', 'goOn')
})

test('KBK-X8 (KBK-6.9) without the sum they are a Resolute God Fist', () => {
  duel({ field: 'G2', hands: { A: 'R1 R1 R1 ...', B: 'G0 G0 G0 ...' } })
    .refuses('A', 'attack R1 R1 R1 as sniperGod', 'KBK-6.10')
    .plays('A', 'attack R1 R1 R1')
    .logs({ key: 'kabuken.attack', fist: 'resoluteGod', damage: 2 })
    .plays('B', 'counter G0 G0 G0')
    .ends('A', 'chain')
})

test('KBK-X9 (KBK-6.8, KBK-6.14) one number in two colours is no Resolute Fist', () => {
  duel({ field: 'G5', hands: { A: 'R3 R3 B3 ...' } })
    .refuses('A', 'attack R3 R3 B3', 'KBK-6.14')
    .doesNotOffer('A', 'attack R3 R3 B3')
    .ends('A', 'action')
})

test('KBK-X10 (KBK-6.12, KBK-6.14) two cards of unlike colour are no attack', () => {
  duel({ hands: { A: 'R3 B3 ...' } })
    .refuses('A', 'attack R3 B3', 'KBK-6.14')
    .ends('A', 'action')
})

test('KBK-X11 (KBK-6.13) three 0s add up to a Field Card of 0', () => {
  duel({ field: 'G0', hands: { A: 'R0 B0 B0 ...' } })
    .plays('A', 'attack R0 B0 B0')
    .logs({ key: 'kabuken.attack', fist: 'sniper', damage: 1 })
    .plays('B', 'hit')
    .expects({ hp: { B: 7 } })
    .ends('A', 'goOn')
})

test('KBK-X12 (KBK-6.2, KBK-6.3) the second attack aims at the card that the first left behind', () => {
  const hands = { A: 'R1 R1 B4 G0 R1 G5' }
  duel({ field: 'R5', hands }).offers('A', 'attack B4 G0 R1').ends('A', 'action')
  duel({ field: 'R5', hands })
    .plays('A', 'attack R1 R1')
    .plays('B', 'hit')
    .expects({ field: 'R1' })
    .refuses('A', 'attack B4 G0 R1', 'KBK-6.14')
    .ends('A', 'goOn')
})

test('KBK-X13 (KBK-8.7) a defence changes the Field Card for the next attack', () => {
  duel({ field: 'G2', hands: { A: 'R1 R1 R0 B2 G3 ...', B: 'R5 B5 ...' } })
    .plays('A', 'attack R1 R1')
    .plays('B', 'defend R5 B5')
    .expects({ field: 'B5' })
    .plays('A', 'attack R0 B2 G3')
    .logs({ key: 'kabuken.attack', fist: 'sniper', damage: 1 })
    .plays('B', 'hit')
    .expects({ hp: { B: 7 } })
    .ends('B', 'action')
})

test('KBK-X14 (KBK-11.1, KBK-10.2) three attacks in one turn; the target refills after each', () => {
  duel({ hands: { A: 'B3 B3 G1 G1 R0 R0', B: 'R4 R2 ...' }, handSizes: { B: 4 } })
    .plays('A', 'attack B3 B3')
    .logs({ key: 'kabuken.attack', fist: 'dual' })
    .plays('B', 'hit')
    .logs({ key: 'kabuken.draw', seat: 'B', count: 2 })
    .expects({ hp: { B: 7 }, handSizes: { B: 6 }, deckSize: 28 })
    .plays('A', 'attack G1 G1')
    .logs({ key: 'kabuken.attack', fist: 'dual' })
    .plays('B', 'hit')
    .expects({ hp: { B: 6 }, handSizes: { B: 6 }, deckSize: 28 })
    .plays('A', 'attack R0 R0')
    .logs({ key: 'kabuken.attack', fist: 'dual' })
    .plays('B', 'hit')
    .expects({ hp: { A: 8, B: 5 }, handSizes: { A: 0, B: 6 }, deckSize: 28, active: 'B' })
    .ends('B', 'action')
})

test('KBK-X15 (KBK-12.1, KBK-12.2) the last card ends the game in the middle of a refill', () => {
  duel({ deckSize: 2, hp: { A: 4, B: 6 }, hands: { A: 'R1 R1 ...', B: 'R4 R2 ...' }, handSizes: { B: 3 } })
    .plays('A', 'attack R1 R1')
    .plays('B', 'hit')
    .logs({ key: 'kabuken.runOut', times: 1, rule: 'KBK-12.1' }, { key: 'kabuken.draw', seat: 'B', count: 2 })
    .expects({ hp: { A: 4, B: 5 }, handSizes: { B: 5 }, deckSize: 0 })
    .endsMatch({ places: [2, 1], reason: 'runOut', rule: 'KBK-13.2' })
})

test('KBK-X16 (KBK-12.6) a knock-out comes before the refill that would end the game', () => {
  duel({ deckSize: 1, hp: { A: 1, B: 1 }, hands: { A: 'R1 R1 ...', B: 'R4 R2 ...' }, handSizes: { B: 5 } })
    .plays('A', 'attack R1 R1')
    .plays('B', 'hit')
    .expects({ hp: { B: 0 }, handSizes: { B: 5 }, deckSize: 1 })
    .endsMatch({ places: [1, 2], reason: 'knockOut', rule: 'KBK-13.1' })
})

test('KBK-X17 (KBK-13.2) equal HP when the deck runs out is a shared victory', () => {
  duel({ deckSize: 1, hp: { A: 5, B: 5 }, hands: { A: 'R1 ...' } })
    .plays('A', 'psych-up R1')
    .logs({ key: 'kabuken.draw', seat: 'A', count: 1 })
    .expects({ deckSize: 0, handSizes: { A: 6 } })
    .endsMatch({ places: [1, 1], reason: 'runOut', rule: 'KBK-13.2' })
})

test('KBK-X18 (KBK-21.3) whoever holds one card that cannot help is asked all the same', () => {
  duel({ hands: { A: 'R0 R0 ...', B: 'G5' } })
    .plays('A', 'attack R0 R0')
    .asks('B', 'answer')
    .refuses('B', 'counter G5', 'KBK-8.6')
    .plays('B', 'hit')
    .expects({ hp: { B: 7 }, handSizes: { B: 6 } })
    .ends('A', 'goOn')
})

test('KBK-X19 (KBK-8.9) whoever holds no card is hit without being asked', () => {
  duel({ hands: { A: 'R0 R0 ...', B: '' } })
    .plays('A', 'attack R0 R0')
    .expects({ hp: { B: 7 }, handSizes: { B: 6 } })
    .ends('A', 'goOn')
})

test('KBK-X20 (KBK-9.3, KBK-7.3) every counter answers the attack as laid', () => {
  duel({ field: 'B4', hands: { A: 'G0 G1 G2 G3 R0 R1', B: 'G5* G4* B0 B1 R2 R3' } })
    .plays('A', 'attack G0 G1 G2')
    .logs({ key: 'kabuken.attack', fist: 'color', damage: 1 })
    .plays('B', 'counter G5*')
    .plays('A', 'counter G3')
    .plays('B', 'counter G4*')
    .plays('A', 'hit')
    .expects({ hp: { A: 7, B: 8 }, handSizes: { A: 6, B: 4 }, field: 'G4*', active: 'A' })
    .ends('A', 'action')
})

test('KBK-X21 (KBK-8.4) a counter cannot be defended against', () => {
  duel({ hands: { A: 'G2 G2 B2 ...', B: 'R2 R4 B4 ...' } })
    .plays('A', 'attack G2 G2')
    .plays('B', 'counter R2')
    .plays('A', 'counter B2')
    .asks('B', 'chain')
    .refuses('B', 'defend R4 B4', 'KBK-8.4')
    .doesNotOffer('B', 'defend R4 B4')
    .plays('B', 'hit')
    .expects({ hp: { B: 7 } })
    .ends('B', 'action')
})
