import { type Seat, seatList, type Viewer } from '../../kernel/seats.ts'
import { seenBy } from '../../kernel/seen-match.ts'
import { loadTable } from '../games.ts'
import { type LocalMatch, recordOf } from '../local/kept.ts'
import { infoFor } from '../local/local-info.ts'
import { findLocal } from '../local/shelf.ts'
import { words as localWords } from '../local/words.ts'
import { pathOfLocal } from '../router.ts'
import { words as house } from '../words.ts'
import { filmOfPast } from './film.ts'
import { failed, type Shown, shown, showRecord } from './load.ts'

/** A match in this browser: the whole when it is over, else what the one who plays it has seen. */
export const loadLocalMatch = async (id: string): Promise<Shown> => {
  const kept = await findLocal(id)
  if (kept === null) return failed(localWords.gone)
  const { match } = kept
  const { setup } = match.head
  // Nothing of it is at the house, so it has no address there.
  const tableFor = (viewer: Viewer) => ({ ...infoFor(match, setup, viewer), id: '' })
  const viewer = eyesAt(match)
  const ways = { server: null, back: pathOfLocal(id) }
  if (match.isOver) return showRecord(recordOf(kept), () => tableFor(viewer), ways)
  const loaded = await loadTable(match.head.game).catch(() => null)
  if (loaded === null) return failed(house.noGames)
  const seen = seenBy(loaded.game, recordOf(kept), viewer)
  if (!seen.ok) return failed(localWords.stopped)
  return shown(loaded, filmOfPast(loaded.game, { table: tableFor(viewer), ...seen.value }), ways)
}

/** Who plays alone looks with his own eyes; those who share the device with nobody's. */
const eyesAt = ({ seats }: LocalMatch): Viewer => {
  const people: readonly Seat[] = seatList(seats.length).filter((seat) => seats[seat].kind === 'person')
  return people.length === 1 ? people[0] : 'gallery'
}
