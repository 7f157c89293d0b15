import './local.css'
import { useEffect, useMemo } from 'preact/hooks'
import { seatOf } from '../../kernel/seats.ts'
import { Notice } from '../notice.tsx'
import { pathOfLocalReplay } from '../router.ts'
import { TableFrame } from '../table/table-frame.tsx'
import { words as houseWords } from '../words.ts'
import { After } from './after.tsx'
import { hostWorld } from './browser.ts'
import { Eyes, useSession } from './eyes.tsx'
import { type Host, openHost } from './host.ts'
import { HotSeat } from './hot-seat.tsx'
import { words } from './words.ts'

/** A match in this browser. */
export const LocalPage = ({ id }: { readonly id: string }) => {
  const host = useMemo(() => openHost(id, hostWorld), [id])
  useEffect(() => host.close, [host])
  const state = host.state.value
  switch (state.type) {
    case 'beginning':
      return (
        <main id="content" class="table-page" tabIndex={-1}>
          <p class="loading" role="status">
            {houseWords.loading}
          </p>
        </main>
      )
    case 'playing':
      return <Seating {...{ host, id }} />
    case 'gone':
      return <Notice text={words.gone} />
    case 'elsewhere':
      return <Elsewhere takeOver={host.takeOver} />
    case 'faulty':
      return (
        <main id="content" class="notice" tabIndex={-1}>
          <h1>{words.stopped}</h1>
          <p role="alert">{state.problem}</p>
          <After id={id} />
        </main>
      )
  }
}

/** One person sees the table all the time; where several share the device, whoever is asked. */
const Seating = ({ host, id }: { readonly host: Host; readonly id: string }) => {
  const watching = useSession(host, 'gallery')
  const table = watching.match.value?.table
  if (table === undefined) return null
  const people = table.seats.filter(({ kind }) => kind === 'person')
  const beside = {
    gone: words.gone,
    replay: people.length > 1 ? null : pathOfLocalReplay(id),
    film: async () => (await import('../replay/load-local.ts')).loadLocalMatch(id),
    isOnline: false,
    above: host.isStored.value ? null : <p class="local-warning">{words.unstored}</p>,
    after: <After id={id} />,
  }
  if (people.length > 1) return <HotSeat {...{ host, watching, beside }} />
  if (people.length === 0) return <TableFrame session={watching} {...beside} />
  return <Eyes {...{ host, beside }} viewer={seatOf(people[0].seat, table.seats.length)} />
}

const Elsewhere = ({ takeOver }: { takeOver(): void }) => (
  <main id="content" class="notice" tabIndex={-1}>
    <h1>{words.elsewhere}</h1>
    <p>{words.elsewhereMeans}</p>
    <p class="buttons">
      <button type="button" class="act" onClick={takeOver}>
        {words.playHere}
      </button>
      <a class="button" href="/">
        {houseWords.toTheHouse}
      </a>
    </p>
  </main>
)
